import Core
import Terminal

/// The Projects pane: "what is it worth?" in its first lines, then the draft, then the weeks.
public struct ProjectsPane: FigureView, Sendable {
  public var screen: ProjectsScreen
  public var theme: Theme

  public init(_ screen: ProjectsScreen, theme: Theme) {
    self.screen = screen
    self.theme = theme
  }

  public func paint(in area: Rect, on canvas: inout FigureCanvas) {
    guard !area.isEmpty else { return }
    switch screen.state {
    case .idle, .loading:
      state(StateView.loading(screen.progress, elapsed: screen.elapsed), in: area, on: &canvas)
    case .failed(let error):
      state(.failed(error), in: area, on: &canvas)
    case .data(let content) where content.isEmpty:
      state(
        .empty(
          title: "No projects yet",
          detail: "As soon as the server has a day with a project, it appears here."),
        in: area, on: &canvas)
    case .data(let content):
      paint(content, in: area, on: &canvas)
    }
  }

  private func state(_ kind: StateView.Kind, in area: Rect, on canvas: inout FigureCanvas) {
    canvas.draw(StateView(kind, hue: .projects, theme: theme), in: area)
  }

  private func paint(_ content: ProjectsContent, in area: Rect, on canvas: inout FigureCanvas) {
    let ink = ProjectsInk(content: content, theme: theme, selected: screen.cursor.selected)
    if area.width < 40 || area.height < 3 {
      ProjectsShort(ink: ink).paint(in: area, on: &canvas)
    } else if area.width < 78 || area.height < 12 {
      ProjectsCompact(ink: ink).paint(in: area, on: &canvas)
    } else {
      ProjectsOverview(ink: ink).paint(in: area.inset(horizontal: 1, vertical: 0), on: &canvas)
    }
    // A project's row shows its selection itself.
    let isRow = content.rows.contains { .project($0.name) == screen.cursor.selected }
    if !isRow || area.width < 78 || area.height < 12 {
      canvas.highlight(
        screen.cursor.selected, style: theme.style(.selection), markStyle: theme.style(.strong),
        in: area)
    }
    if let prompt = screen.prompt { paint(prompt, in: area, on: &canvas) }
    if let open = screen.cursor.open {
      canvas.draw(ExplanationView(open, hue: .projects, theme: theme), in: area)
    }
  }

  /// In place of the pane's last line.
  private func paint(_ prompt: ProjectsPrompt, in area: Rect, on canvas: inout FigureCanvas) {
    var rest = area
    let row = rest.takeBottom(1)
    canvas.draw(PromptLine(prompt: prompt, theme: theme), in: row)
  }
}
