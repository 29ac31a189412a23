import Terminal

/// The two numbers that matter most, in the longest text that fits: the hours and their worth.
struct ProjectsShort {
  let ink: ProjectsInk

  func paint(in area: Rect, on canvas: inout FigureCanvas) {
    let hours = ink.figure(.monthTotal, .strong)
    let amount = ink.figure(.monthAmount, .strong)
    let money = amount + ink.muted(" \(ink.content.currency)")
    let candidates = [
      hours + ink.muted("  ") + money, hours + ink.muted(" ") + amount, amount, hours,
    ]
    let text = candidates.first { $0.columns <= area.width } ?? FigureText()
    canvas.write(text, x: area.x, y: area.y + (area.height - 1) / 2, clip: area)
  }
}
