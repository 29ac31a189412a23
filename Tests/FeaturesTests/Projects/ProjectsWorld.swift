import Core
import Features
import Foundation
import Terminal

/// The Projects pane over the history of the Trends tests.
enum ProjectsWorld {
  @MainActor
  static func model(
    _ history: History = TrendsWorld.history, _ commands: [ProjectsCommand] = [],
    now: Instant = TrendsWorld.now
  ) -> ProjectsModel {
    let model = ProjectsModel()
    model.show(history, now: now)
    for command in commands { model.perform(command) }
    return model
  }

  /// The same life without a single rate.
  static var unrated: History {
    let history = TrendsWorld.history
    var settings = history.settings
    settings.rates = [:]
    return History(
      days: history.days, sessions: history.sessions, settings: settings,
      systemZone: "Europe/Berlin")
  }

  static func buffer(_ screen: ProjectsScreen, size: Size, theme: Theme = .dark) -> Buffer {
    var buffer = Buffer(size: size, style: theme.base)
    let frame = PaneFrame(
      active: .projects, status: "as of 14:30  ● online",
      hints: HintBar.hints(of: ProjectsKeys.keymap), theme: theme)
    frame.draw(in: buffer.area, on: &buffer)
    ProjectsPane(screen, theme: theme).draw(in: frame.content(of: buffer.area), on: &buffer)
    return buffer
  }
}
