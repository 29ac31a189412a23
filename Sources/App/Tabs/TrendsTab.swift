import Core
import Features
import Terminal

/// The Trends pane joined to its model and its keys.
@MainActor
final class TrendsTab: Tab {
  let model = TrendsModel()

  var destination: Destination { .trends }

  func show(_ history: History, now: Instant) { model.show(history, now: now) }

  func fail(_ error: AppError) { model.fail(error) }

  func press(_ key: Key) -> Bool {
    TrendsKeys.keymap.command(for: key).map { model.perform($0) } ?? false
  }

  func click(at position: Position, in area: Rect) {
    model.click(TrendsPane(model.screen, theme: .dark).figure(at: position, in: area))
  }

  func spot(at position: Position, in area: Rect) -> ChartSpot? {
    guard model.cursor.open == nil else { return nil }
    return TrendsPane(model.screen, theme: .dark).spot(at: position, in: area)
  }

  var range: String? { model.range }
  func restore(range: String) { model.restore(range: range) }

  func view(theme: Theme, progress: SyncProgress?, motion: Motion) -> any View & Sendable {
    var screen = model.screen
    screen.progress = progress
    screen.elapsed = motion.elapsed ?? .zero
    return TrendsPane(screen, theme: theme)
  }

  func refusal(of key: Key) -> String? {
    TrendsKeys.keymap.command(for: key).flatMap { model.refusal(of: $0) }
  }

  var selectedText: String? {
    model.cursor.selected.flatMap { model.state.value?.figures[$0]?.text }
  }

  var hints: [HintBar.Hint] { HintBar.hints(of: TrendsKeys.keymap) }

  var keys: [KeySection] { [KeySection("TRENDS", TrendsKeys.keymap, note: StrainSignal.notice)] }
}
