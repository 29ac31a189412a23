import Core
import Observation

/// The Today pane: the selected day, its range and page, and the numbers they come to.
///
/// It computes nothing itself. What depends on the selected day alone is made again when the day
/// changes; what does not stays until the history or the minute changes.
@MainActor
@Observable
public final class DashboardModel {
  public private(set) var state: UiState<TodayContent> = .idle
  public private(set) var cursor = FigureCursor()
  /// How far the first backfill has come.
  public var progress: SyncProgress?
  /// Since loading began; moves the spinner while there is nothing else to show.
  public var elapsed = Duration.zero

  private let repository: any StatsRepository
  /// Where the parts of our tasks run that leave the main actor; nil: the runtime's pool.
  @ObservationIgnored private let executor: (any TaskExecutor)?
  @ObservationIgnored private(set) var history: History?
  @ObservationIgnored private(set) var now = Instant(milliseconds: 0)
  @ObservationIgnored private var goals: GoalEngine?
  @ObservationIgnored private var day: DayDetail?
  /// Nil follows today past midnight.
  @ObservationIgnored private(set) var chosen: DateOnly?
  @ObservationIgnored private(set) var kind = RangeView.Kind.day
  @ObservationIgnored private(set) var isDetail = false
  @ObservationIgnored private var breakdown = BreakdownState.notAsked
  @ObservationIgnored private var breakdownTask: Task<Void, Never>?

  /// `repository` is asked for the parts of a day that only its raw row holds.
  public init(repository: any StatsRepository, executor: (any TaskExecutor)? = nil) {
    self.executor = executor
    self.repository = repository
  }

  public var screen: TodayScreen {
    TodayScreen(state: state, cursor: cursor, progress: progress, elapsed: elapsed)
  }

  /// The day shown, once there is a history.
  public var selectedDay: DateOnly? { state.value?.day.date }

  /// An explanation or a page above the overview is open: Esc belongs to the pane.
  public var isDrilledDown: Bool {
    cursor.open != nil || state.value.map { $0.page != .overview } ?? false
  }

  /// Takes a history, or the same one a minute later.
  public func show(_ history: History, now: Instant) {
    self.history = history
    self.now = now
    goals = GoalEngine(history, now: now)
    refreshDay()
  }

  /// The first load runs; data that is there stays.
  public func startLoading() {
    state.startLoading()
  }

  /// The first load failed; data that is there stays.
  public func fail(_ error: AppError) {
    state.fail(error)
  }

  public func perform(_ command: TodayCommand) -> TodayOutcome {
    switch command {
    case .previousFigure: move(by: -1)
    case .nextFigure: move(by: 1)
    case .earlier: step(by: -1)
    case .later: step(by: 1)
    case .today: select(nil)
    case .showDay: show(.day)
    case .showWeek: show(.week)
    case .showMonth: show(.month)
    case .showYear: show(.year)
    case .enter: enter()
    case .back: return back()
    case .toggleDayOff: return toggleDayOff()
    }
    return .handled
  }

  /// Selects a number where it was clicked; a second click explains it.
  public func click(_ figure: FigureID?) {
    guard cursor.open == nil else { return }
    if figure != nil, figure == cursor.selected {
      enter()
    } else {
      cursor.select(figure)
    }
  }

  /// Shows a day; nil is today, whatever day that becomes.
  public func select(_ date: DateOnly?) {
    guard let history, cursor.open == nil else { return }
    let today = history.today(at: now)
    chosen = date.flatMap { $0 == today ? nil : $0 }
    breakdown = .notAsked
    refreshDay()
  }

  private func move(by step: Int) {
    cursor.move(by: step, in: state.value?.figures ?? [])
  }

  /// Never past today, nor before the first day there is.
  private func step(by steps: Int) {
    guard let history, let day else { return }
    let today = history.today(at: now)
    let first = min(history.days.first?.date ?? today, today)
    let target = RangeView.moved(day.date, kind, by: steps)
    select(min(today, max(first, target)))
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
    isDetail = false
    refreshContent()
  }

  private func enter() {
    guard let content = state.value else { return }
    let isOpen = cursor.open != nil
    let isDayFigure = cursor.selected.map(FigureID.ofTheDay.contains) ?? false
    if isOpen, isDayFigure, content.page == .overview {
      // The days behind a day's own number are that day: its page.
      _ = cursor.escape()
      openDetail()
    } else if !cursor.enter(in: content.figures) {
      openDetail()
    }
  }

  private func openDetail() {
    kind = .day
    isDetail = true
    cursor.select(nil)
    refreshContent()
    loadBreakdown()
  }

  private func back() -> TodayOutcome {
    if cursor.escape() { return .handled }
    guard isDrilledDown else {
      guard chosen != nil else { return .ignored }
      select(nil)
      return .handled
    }
    show(.day)
    return .handled
  }

  private func toggleDayOff() -> TodayOutcome {
    guard let history, let day, cursor.open == nil else { return .ignored }
    return .save(history.settings.togglingDayOff(day.date))
  }

  private func refreshDay() {
    guard let history else { return }
    day = DayDetail(chosen ?? history.today(at: now), in: history, now: now)
    refreshContent()
    if isDetail { loadBreakdown() }
  }

  private func refreshContent() {
    guard let history, let goals, let day else { return }
    let range =
      kind == .day ? nil : RangeView(kind, holding: day.date, in: history, now: now)
    let content = TodayContent(
      goals: goals, day: day, range: range, breakdown: breakdown, isDetail: isDetail,
      history: history, now: now)
    cursor.refresh(from: content.figures)
    state = .data(content)
  }

  private func loadBreakdown() {
    guard let date = day?.date else { return }
    breakdownTask?.cancel()
    if breakdown == .notAsked {
      breakdown = .loading
      refreshContent()
    }
    breakdownTask = Task.main(preferring: executor) { [self, repository] in
      var result: BreakdownState
      do throws(AppError) {
        result = .known(try await repository.breakdown(of: date))
      } catch {
        result = .failed(error)
      }
      guard !Task.isCancelled, date == day?.date else { return }
      breakdown = result
      refreshContent()
    }
  }
}
