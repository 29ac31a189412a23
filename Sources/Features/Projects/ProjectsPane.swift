import Core
import Terminal

/// The Projects pane: "what is it worth?" in its first lines, then the draft, then the weeks.
public struct ProjectsPane: FigureView, Sendable {
  public var screen: ProjectsScreen
  public var theme: Theme
  /// A line being typed.
  public var prompt: ProjectsPrompt?

  public init(_ screen: ProjectsScreen, theme: Theme) {
    self.screen = screen
    self.theme = theme
  }

  public func paint(in area: Rect, on canvas: inout FigureCanvas) {
    guard !area.isEmpty else { return }
    let empty = StateView.Kind.empty(
      title: "No projects yet",
      detail: "As soon as the server has a day with a project, it appears here.")
    if let content = screen.content(
      orDraw: empty, hue: .projects, theme: theme, in: area, on: &canvas)
    {
      paint(content, in: area, on: &canvas)
    }
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
    if let prompt { paint(prompt, in: area, on: &canvas) }
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
