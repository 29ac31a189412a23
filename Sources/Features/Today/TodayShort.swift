import Core
import Terminal

/// The whole pane in the longest text that fits: `2h 13m/4h 55 %` down to one sign.
struct TodayShort {
  let content: TodayContent
  let theme: Theme

  func paint(in area: Rect, on canvas: inout FigureCanvas) {
    let text = candidates.first { $0.columns <= area.width } ?? FigureText()
    canvas.write(text, x: area.x, y: area.y + area.height / 2, clip: area)
  }

  private var candidates: [FigureText] {
    let ring = content.day.ring
    let sign = FigureText(ring.status.symbol, theme.style(ring.status.role))
    let style = theme.style(.strong)
    let percent = FigureText().figure(.dayPercent, from: content, style)
    let total = FigureText().figure(.dayTotal, from: content, style)
    guard ring.percent != nil else { return [total, sign] }
    let goal = content.figures[.dayGoal]?.text.replacing(" 00m", with: "") ?? ""
    let whole = total.adding("/", theme.style(.muted)).adding(goal, style, figure: .dayGoal)
      .adding(" ", style).figure(.dayPercent, from: content, style)
    let number = percent.pieces.first.map {
      FigureText($0.text.replacing(" %", with: ""), style, figure: .dayPercent)
    }
    return [whole, percent, number, sign].compactMap(\.self)
  }
}
