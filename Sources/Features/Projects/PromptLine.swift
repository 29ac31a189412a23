import Core
import Terminal

/// The line being typed, with what is wrong behind it.
struct PromptLine: View {
  let prompt: ProjectsPrompt
  let theme: Theme

  func draw(in area: Rect, on buffer: inout Buffer) {
    guard !area.isEmpty else { return }
    buffer.fill(area, style: theme.style(.text))
    let label = Ellipsis.fit(" \(prompt.label) ", columns: max(8, area.width / 2))
    let x = buffer.write(label, x: area.x, y: area.y, style: theme.style(.strong), clip: area)
    let field = TextField(
      text: prompt.text.text, cursor: prompt.text.cursor,
      width: max(1, min(24, area.maxX - x - 5)), problem: prompt.problem,
      style: theme.style(.text), focusStyle: theme.style(.field),
      problemStyle: theme.style(.critical))
    field.draw(in: Rect(x: x, y: area.y, width: area.maxX - x, height: 1), on: &buffer)
  }
}
