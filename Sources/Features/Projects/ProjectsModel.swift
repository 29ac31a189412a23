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

  @ObservationIgnored private var history: History?
  @ObservationIgnored private var now = Instant(milliseconds: 0)
  @ObservationIgnored private var month: ProjectsMonth?
  /// What `month` was made of and on which day; nil before the first.
  @ObservationIgnored private var source: (history: History, today: DateOnly, month: DateOnly)?
  /// First day of the month shown; nil follows this month.
  @ObservationIgnored private var chosen: DateOnly?
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

  /// Never past this month, nor before the first there is.
  private func step(by steps: Int) {
    guard let history, let month else { return }
    let current = history.today(at: now).startOfMonth
    let first = min(current, history.days.first?.date.startOfMonth ?? current)
    select(min(current, max(first, month.month.addingMonths(steps))))
  }

  private func select(_ month: DateOnly?) {
    guard let history, cursor.open == nil else { return }
    let current = history.today(at: now).startOfMonth
    chosen = month.flatMap { $0 == current ? nil : $0 }
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
    guard chosen != nil else { return false }
    select(nil)
    return true
  }

  private func refreshMonth() {
    guard let history else { return }
    let today = history.today(at: now)
    let wanted = chosen ?? today.startOfMonth
    if let source, source.today == today, source.month == wanted, source.history == history {
      return
    }
    source = (history, today, wanted)
    month = ProjectsMonth(wanted, in: history, now: now)
    computations += 1
    refreshContent()
  }

  private func refreshContent() {
    guard let history, let month else { return }
    let content = ProjectsContent(month, marked: marked, history: history, now: now)
    cursor.refresh(from: content.figures)
    state = .data(content)
  }
}
