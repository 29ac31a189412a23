import Core
import Features
import Terminal

/// The Projects pane joined to its model and its keys.
@MainActor
final class ProjectsTab: Tab {
  let model = ProjectsModel()

  var destination: Destination { .projects }

  func show(_ history: History, now: Instant) { model.show(history, now: now) }

  func fail(_ error: AppError) { model.fail(error) }

  func press(_ key: Key) -> Bool {
    ProjectsKeys.keymap.command(for: key).map { model.perform($0) } ?? false
  }

  func click(at position: Position, in area: Rect) {
    model.click(ProjectsPane(model.screen, theme: .dark).figure(at: position, in: area))
  }

  func view(theme: Theme, progress: SyncProgress?, motion: Motion) -> any View & Sendable {
    var screen = model.screen
    screen.progress = progress
    screen.elapsed = motion.elapsed ?? .zero
    return ProjectsPane(screen, theme: theme)
  }

  func refusal(of key: Key) -> String? {
    ProjectsKeys.keymap.command(for: key).flatMap { model.refusal(of: $0) }
  }

  var selectedText: String? {
    model.cursor.selected.flatMap { model.state.value?.figures[$0]?.text }
  }

  var hints: [HintBar.Hint] { HintBar.hints(of: ProjectsKeys.keymap) }

  var keys: [KeySection] { [KeySection("PROJECTS", ProjectsKeys.keymap)] }
}
