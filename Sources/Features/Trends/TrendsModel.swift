import Core
import Observation

/// The Trends pane: its range, page and selection, and the numbers they come to.
///
/// It computes nothing itself. The heavy results are made when the pane is looked at, and again only
/// when the history or the day has changed; moving through time makes the chart anew, nothing else.
@MainActor
@Observable
public final class TrendsModel {
  public private(set) var state: UiState<TrendsContent> = .idle
  public private(set) var cursor = FigureCursor()
  /// How far the first backfill has come.
  public var progress: SyncProgress?
  /// Since loading began; moves the spinner while there is nothing else to show.
  public var elapsed = Duration.zero
  /// Whether the pane is looked at; while it is not, histories are kept and nothing is computed.
  public var isVisible = true { didSet { if isVisible { refreshResults() } } }

  @ObservationIgnored private(set) var history: History?
  @ObservationIgnored private var now = Instant(milliseconds: 0)
  @ObservationIgnored private(set) var results: TrendsResults?
  /// What `results` were made of and when; nil before the first.
  @ObservationIgnored private var source: (history: History, today: DateOnly, asOf: DateOnly)?
  /// Nil follows today past midnight.
  @ObservationIgnored private(set) var chosen: DateOnly?
  @ObservationIgnored private var kind = RangeView.Kind.day
  @ObservationIgnored private var page = TrendsPage.overview
  /// How often the heavy results were made, for the test that they are not made twice.
  @ObservationIgnored package private(set) var computations = 0

  public init() {}

  public var screen: TrendsScreen {
    TrendsScreen(state: state, cursor: cursor, progress: progress, elapsed: elapsed)
  }

  /// The selected day, once there is a history.
  public var selectedDay: DateOnly? { state.value?.chart.date }

  /// An explanation or a page above the overview is open: Esc belongs to the pane.
  public var isDrilledDown: Bool { cursor.open != nil || page != .overview }

  /// Takes a history, or the same one a minute later.
  public func show(_ history: History, now: Instant) {
    self.history = history
    self.now = now
    if isVisible { refreshResults() }
  }

  /// The first load runs; data that is there stays.
  public func startLoading() {
    state.startLoading()
  }

  /// The first load failed; data that is there stays.
  public func fail(_ error: AppError) {
    state.fail(error)
  }

  /// False where there was nothing to do; the key is then free for the screen around the pane.
  @discardableResult
  public func perform(_ command: TrendsCommand) -> Bool {
    switch command {
    case .previousFigure: cursor.move(by: -1, in: state.value?.figures ?? [])
    case .nextFigure: cursor.move(by: 1, in: state.value?.figures ?? [])
    case .earlier: step(by: -1)
    case .later: step(by: 1)
    case .today: select(nil)
    case .showDays: show(.day)
    case .showWeek: show(.week)
    case .showMonth: show(.month)
    case .showYear: show(.year)
    case .burnout: turn(to: .burnout)
    case .ai: turn(to: .ai)
    case .hours: turn(to: .hours)
    case .enter: enter()
    case .back: return back()
    }
    return true
  }

  /// Selects a number where it was clicked; a second click explains it.
  public func click(_ figure: FigureID?) {
    guard cursor.open == nil else { return }
    if figure != nil, figure == cursor.selected { enter() } else { cursor.select(figure) }
  }

  /// Selects a day; nil is today, whatever day that becomes.
  public func select(_ date: DateOnly?) {
    guard let results, cursor.open == nil else { return }
    chosen = date.flatMap { $0 == results.today ? nil : $0 }
    refreshContent()
  }

  /// Never past today, nor before the first day there is.
  private func step(by steps: Int) {
    guard let history, let results, let chart = state.value?.chart else { return }
    let first = min(history.days.first?.date ?? results.today, results.today)
    let target = RangeView.moved(chart.date, kind, by: steps)
    select(min(results.today, max(first, target)))
  }

  /// The range shown, by a name that a later start understands.
  public var range: String { kind.rawValue }

  /// Takes up the range of an earlier start, before there is a history.
  public func restore(range: String) {
    if let kind = RangeView.Kind(rawValue: range) { self.kind = kind }
  }

  private func show(_ kind: RangeView.Kind) {
    guard cursor.open == nil else { return }
    self.kind = kind
    refreshContent()
  }

  private func turn(to page: TrendsPage) {
    guard cursor.open == nil else { return }
    self.page = self.page == page ? .overview : page
    cursor.select(nil)
    refreshContent()
  }

  private func enter() {
    guard let figures = state.value?.figures, !figures.isEmpty else { return }
    if cursor.selected == nil { cursor.select(page.main) }
    _ = cursor.enter(in: figures)
  }

  private func back() -> Bool {
    if cursor.escape() { return true }
    if page != .overview {
      turn(to: page)
    } else if chosen != nil {
      select(nil)
    } else {
      return false
    }
    return true
  }

  private func refreshResults() {
    guard let history else { return }
    let (today, asOf) = (history.today(at: now), history.asOf(at: now))
    if let source, source.today == today, source.asOf == asOf, source.history == history {
      return
    }
    source = (history, today, asOf)
    results = TrendsResults(history, now: now)
    computations += 1
    refreshContent()
  }

  private func refreshContent() {
    guard let history, let results else { return }
    let chart = TrendsChart(kind, holding: chosen ?? results.today, in: history, now: now)
    let content = TrendsContent(
      results: results, chart: chart, page: page, history: history, now: now)
    cursor.refresh(from: content.figures)
    state = .data(content)
  }
}

extension TrendsPage {
  /// The number Enter explains where none is selected.
  var main: FigureID {
    switch self {
    case .overview, .burnout: .strainScore
    case .ai: .aiShare
    case .hours: .chartTotal
    }
  }
}
