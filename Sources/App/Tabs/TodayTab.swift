import Core
import Features
import Terminal

/// The Today pane joined to its model and its keys.
@MainActor
final class TodayTab: Tab {
  let model: DashboardModel
  private let store: @MainActor (Settings) -> Void

  /// `store` saves settings and tells what goes wrong.
  init(_ model: DashboardModel, store: @escaping @MainActor (Settings) -> Void) {
    self.model = model
    self.store = store
  }

  var destination: Destination { .today }

  func show(_ history: History, now: Instant) { model.show(history, now: now) }

  func fail(_ error: AppError) { model.fail(error) }

  func press(_ key: Key) -> Bool {
    guard let command = TodayKeys.keymap.command(for: key) else { return false }
    switch model.perform(command) {
    case .handled: return true
    case .ignored: return false
    case .save(let settings):
      store(settings)
      return true
    }
  }

  func click(at position: Position, in area: Rect) {
    model.click(TodayPane(model.screen, theme: .dark).figure(at: position, in: area))
  }

  func spot(at position: Position, in area: Rect) -> ChartSpot? {
    guard model.cursor.open == nil else { return nil }
    return TodayPane(model.screen, theme: .dark).spot(at: position, in: area)
  }

  var range: String? { model.range }
  func restore(range: String) { model.restore(range: range) }

  func view(theme: Theme, progress: SyncProgress?, motion: Motion) -> any View & Sendable {
    var screen = model.screen
    screen.progress = progress
    screen.elapsed = motion.elapsed ?? .zero
    screen.sweep = motion.sweep
    return TodayPane(screen, theme: theme, counted: motion.counted)
  }

  func refusal(of key: Key) -> String? {
    TodayKeys.keymap.command(for: key).flatMap { model.refusal(of: $0) }
  }

  var selectedText: String? {
    model.cursor.selected.flatMap { model.state.value?.figures[$0]?.text }
  }

  var hints: [HintBar.Hint] { HintBar.hints(of: TodayKeys.keymap) }

  var keys: [KeySection] { [KeySection("TODAY", TodayKeys.keymap)] }
}
