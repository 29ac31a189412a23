import Terminal

/// The two numbers that matter most, in the longest text that fits: the signal and the change.
struct TrendsShort {
  let ink: TrendsInk

  func paint(in area: Rect, on canvas: inout FigureCanvas) {
    let score = ink.figure(.strainScore, ink.role(.strainScore))
    let ratio = ink.figure(.loadRatio, ink.role(.loadRatio))
    let long = ink.muted("strain ") + score
    let number =
      score.pieces.first.map {
        FigureText(String($0.text.prefix { $0 != "/" }), $0.style, figure: .strainScore)
      } ?? FigureText()
    let candidates =
      area.height == 1
      ? [long + ink.muted(" ") + ratio, long, score, number]
      : [long, score, number]
    let y = area.y + (area.height - 1) / 2
    let text = candidates.first { $0.columns <= area.width } ?? FigureText()
    canvas.write(text, x: area.x, y: y, clip: area)
    guard area.height > 1, ratio.columns <= area.width else { return }
    canvas.write(ratio, x: area.x, y: y + 1, clip: area)
  }
}
