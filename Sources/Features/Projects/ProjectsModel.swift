import Core
import Observation

/// The Projects pane: its month, the projects chosen for a draft, and the numbers they come to.
///
/// It computes nothing itself. A month's results are made when the month, the day or the history
/// changes; choosing projects makes the draft anew, nothing else.
@MainActor
@Observable
public final class ProjectsModel {
  public private(set) var state: UiState<ProjectsContent> = .idle
  public private(set) var cursor = FigureCursor()
  /// How far the first backfill has come.
  public var progress: SyncProgress?
  /// Since loading began; moves the spinner while there is nothing else to show.
  public var elapsed = Duration.zero
  /// Whether the pane is looked at; while it is not, histories are kept and nothing is computed.
  public var isVisible = true { didSet { if isVisible { refreshMonth() } } }

  /// A line being typed; keys are text while there is one.
  public private(set) var prompt: ProjectsPrompt?
  /// Saves changed rates; nil where nothing can be saved.
  @ObservationIgnored public var store: ((Settings) -> Void)?

  @ObservationIgnored private var history: History?
  @ObservationIgnored private var now = Instant(milliseconds: 0)
  @ObservationIgnored private var month: ProjectsMonth?
  /// What `month` was made of and on which day; nil before the first.
  @ObservationIgnored private var source:
    (
      history: History, today: DateOnly, period: ProjectsPeriod, issued: [IssuedPeriod]
    )?
  @ObservationIgnored private var kind = ProjectsPeriod.Kind.month
  /// A date in the period shown; nil follows today.
  @ObservationIgnored private var chosen: DateOnly?
  /// The days typed for a custom period.
  @ObservationIgnored private var days: ClosedRange<DateOnly>?
  @ObservationIgnored private var filter = ""
  @ObservationIgnored private var issued: [IssuedPeriod] = []
  @ObservationIgnored private var marked: Set<String> = []
  /// How often a month was made, for the test that it is not made twice.
  @ObservationIgnored package private(set) var computations = 0

  public init() {}

  public var screen: ProjectsScreen {
    ProjectsScreen(state: state, cursor: cursor, progress: progress, elapsed: elapsed)
  }

  /// An explanation is open: Esc belongs to the pane.
  public var isDrilledDown: Bool { cursor.open != nil }

  /// Takes a history, or the same one a minute later.
  public func show(_ history: History, now: Instant) {
    self.history = history
    self.now = now
    if isVisible { refreshMonth() }
  }

  /// Takes in what is billed already; what has just been billed leaves the draft.
  public func show(_ ledger: InvoiceLedger) {
    guard ledger.issued != issued else { return }
    marked.subtract(Set(ledger.issued).subtracting(issued).map(\.project))
    issued = ledger.issued
    if isVisible { refreshMonth() }
  }

  /// What an invoice would be drafted of: the chosen projects and the days that are over.
  public var drafted: (projects: Set<String>, range: ClosedRange<DateOnly>)? {
    guard let content = state.value, let history, cursor.open == nil else { return nil }
    return (
      content.marked,
      InvoiceBuilder.billable(content.period.range, today: history.today(at: now))
    )
  }

  /// The period shown, by a name that a later start understands; typed days are not kept.
  public var range: String { kind == .custom ? ProjectsPeriod.Kind.month.rawValue : kind.rawValue }

  /// Takes up the period of an earlier start, before there is a history.
  public func restore(range: String) {
    if let kind = ProjectsPeriod.Kind(rawValue: range), kind != .custom { self.kind = kind }
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
  public func perform(_ command: ProjectsCommand) -> Bool {
    switch command {
    case .previousFigure: cursor.move(by: -1, in: state.value?.figures ?? [])
    case .nextFigure: cursor.move(by: 1, in: state.value?.figures ?? [])
    case .earlier: step(by: -1)
    case .later: step(by: 1)
    case .thisMonth: select(nil)
    case .toggle: return toggle()
    case .toggleAll: return toggleAll()
    case .nextPeriod: nextPeriod()
    case .filter: return ask(.filter, text: filter)
    case .editRate: return askRate()
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

  /// Never past today's period, nor before the first there is.
  private func step(by steps: Int) {
    guard let history, let month else { return }
    if let days, kind == .custom {
      return moveDays(days, by: steps, history)
    }
    let today = history.today(at: now)
    let first = min(today, history.days.first?.date ?? today)
    select(min(today, max(first, month.period.date(steps))))
  }

  private func moveDays(_ days: ClosedRange<DateOnly>, by steps: Int, _ history: History) {
    guard cursor.open == nil else { return }
    let first = days.lowerBound.advanced(by: steps * days.count)
    guard first <= history.today(at: now) else { return }
    self.days = first...first.advanced(by: days.count - 1)
    refreshMonth()
  }

  private func select(_ date: DateOnly?) {
    guard let history, cursor.open == nil else { return }
    let today = history.today(at: now)
    chosen = date.flatMap { period(holding: $0, history).range.contains(today) ? nil : $0 }
    refreshMonth()
  }

  private func period(holding date: DateOnly, _ history: History) -> ProjectsPeriod {
    if kind == .custom, let days { return ProjectsPeriod(custom: days) }
    return ProjectsPeriod(kind, holding: date, weekStart: history.settings.weekStart)
  }

  private func nextPeriod() {
    guard let history, let month, cursor.open == nil else { return }
    switch kind {
    case .month: kind = .week
    case .week: kind = .quarter
    case .custom: kind = .month
    case .quarter:
      let range = month.period.range
      _ = ask(.days, text: "\(range.lowerBound) \(min(range.upperBound, history.today(at: now)))")
      return
    }
    days = nil
    refreshMonth()
  }

  private func toggle() -> Bool {
    guard cursor.open == nil, let rows = month?.rows,
      let row = rows.first(where: { .project($0.name) == cursor.selected })
    else { return false }
    marked.formSymmetricDifference([row.name])
    refreshContent()
    return true
  }

  private func toggleAll() -> Bool {
    guard cursor.open == nil, let rows = month?.rows else { return false }
    let all = Set(rows.filter(\.hasRate).map(\.name))
    marked = all.isSubset(of: marked) ? [] : marked.union(all)
    refreshContent()
    return true
  }

  private func enter() {
    guard let figures = state.value?.figures, !figures.isEmpty else { return }
    if cursor.selected == nil { cursor.select(.monthTotal) }
    _ = cursor.enter(in: figures)
  }

  private func back() -> Bool {
    if cursor.escape() { return true }
    if !filter.isEmpty {
      filter = ""
      refreshContent()
      return true
    }
    guard chosen != nil || kind != .month else { return false }
    (kind, days) = (.month, nil)
    select(nil)
    return true
  }

  private func refreshMonth() {
    guard let history else { return }
    let today = history.today(at: now)
    let wanted = period(holding: chosen ?? today, history)
    if let source, source.today == today, source.period == wanted, source.issued == issued,
      source.history == history
    {
      return
    }
    source = (history, today, wanted, issued)
    month = ProjectsMonth(wanted, in: history, issued: issued, now: now)
    computations += 1
    refreshContent()
  }

  private func refreshContent() {
    guard let history, let month else { return }
    let content = ProjectsContent(
      month, marked: marked, filter: filter, issued: issued, history: history, now: now)
    cursor.refresh(from: content.figures)
    state = .data(content)
  }
}

extension ProjectsModel {
  /// Does what a key means in the line being typed.
  public func perform(_ command: PromptCommand) {
    switch command {
    case .accept: accept()
    case .cancel:
      if prompt?.purpose == .filter { setFilter("") }
      prompt = nil
    default:
      prompt?.apply(command)
      if let prompt, prompt.purpose == .filter { setFilter(prompt.text.text) }
    }
  }

  private func ask(_ purpose: ProjectsPrompt.Purpose, text: String) -> Bool {
    guard cursor.open == nil, state.value != nil else { return false }
    prompt = ProjectsPrompt(purpose, text: text)
    return true
  }

  private func askRate() -> Bool {
    guard let history, store != nil,
      let row = month?.rows.first(where: { .project($0.name) == cursor.selected })
    else { return false }
    let rate = history.settings.rate(of: row.name, on: history.today(at: now))
    return ask(.rate(row.name), text: rate.map { RateText.text($0.hourly) } ?? "")
  }

  private func setFilter(_ text: String) {
    filter = text
    refreshContent()
  }

  private func accept() {
    guard let prompt else { return }
    do throws(InputProblem) {
      switch prompt.purpose {
      case .filter: break
      case .days:
        days = try ProjectsPrompt.days(prompt.text.text)
        kind = .custom
        refreshMonth()
      case .rate(let project): try setRate(of: project, prompt.text.text)
      }
      self.prompt = nil
    } catch {
      self.prompt?.problem = error.message
    }
  }

  /// G9: a changed rate counts from today on; the first one counts for all days.
  private func setRate(of project: String, _ text: String) throws(InputProblem) {
    guard var settings = history?.settings, let today = history?.today(at: now) else { return }
    guard let hourly = try RateText.rate(text) else {
      throw InputProblem("A rate is needed; 0 is free.")
    }
    var rates = settings.rates[project, default: []].filter { $0.from != today }
    rates.append(Rate(from: today, hourly: hourly))
    settings.rates[project] = rates.sorted { $0.from < $1.from }
    store?(settings)
  }
}
