import Core
import Terminal

/// The eight parts of the strain signal: value, ramp and points.
struct PartsBlock: TrendsBlock {
  let ink: TrendsInk

  var rows: ClosedRange<Int> { 9...9 }

  func paint(in area: Rect, on canvas: inout FigureCanvas) {
    let parts = ink.burnout.strain.parts
    let widest = parts.map { $0.name.count }.max() ?? 0
    let lines = parts.map { part in
      FigureText(
        Ellipsis.pad(part.name, columns: widest + 2),
        ink.theme.style(part.points > 0 ? .text : .muted), figure: .strainPart(part.part))
        + ink.figure(.strainPart(part.part), part.points > 0 ? .text : .muted)
    }
    canvas.write(lines: [ink.heading("WHAT IT IS MADE OF")] + lines, in: area)
  }
}
