import Core
import Features
import Terminal

/// The settings pane joined to its model and its keys.
@MainActor
final class SettingsTab: Tab {
  let model: SettingsModel

  init(_ model: SettingsModel) {
    self.model = model
  }

  var destination: Destination { .settings }

  func show(_ history: History, now: Instant) {
    model.show(history, today: history.today(at: now))
  }

  func diskChanged() async { await model.readAccount() }

  func fail(_ error: AppError) { model.fail(error) }

  func press(_ key: Key) -> Bool {
    SettingsKeys.command(for: key, in: model).map { model.perform($0) } ?? false
  }

  func paste(_ text: String) { model.perform(.insert(text)) }

  func click(at position: Position, in area: Rect) {
    guard let field = SettingsPane(model, theme: .dark)?.field(at: position, in: area) else {
      return
    }
    let isSecond = field == model.focus
    model.perform(.focus(field))
    // The first click goes there, the second does what Enter does.
    if !field.isText || isSecond && !model.isEditing { model.perform(.enter) }
  }

  func view(theme: Theme, progress: SyncProgress?, motion: Motion) -> any View & Sendable {
    if let pane = SettingsPane(model, theme: theme) { return pane }
    return StateView(
      model.failure.map { .failed($0) }
        ?? StateView.loading(progress, elapsed: motion.elapsed ?? .zero),
      hue: .settings, theme: theme)
  }

  var hints: [HintBar.Hint] { HintBar.hints(of: SettingsKeys.table(for: model)) }

  var keys: [KeySection] {
    [
      KeySection("SETTINGS", SettingsKeys.fields),
      KeySection("IN A FIELD", SettingsKeys.text),
    ]
  }

  func refusal(of key: Key) -> String? {
    SettingsKeys.command(for: key, in: model).flatMap { model.refusal(of: $0) }
  }

  var commands: [KeySection] { [KeySection("SETTINGS", SettingsKeys.fields)] }

  var takesLetters: Bool { model.isEditing || model.asksToDiscard }

  var hasUnsavedChanges: Bool { model.hasUnsavedChanges }
}
