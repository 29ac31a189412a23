import Core
import Terminal

/// The strain signal: its ramp, its causes in numbers, how sure it is and what it is not.
struct StrainBlock: TrendsBlock {
  let ink: TrendsInk

  var rows: ClosedRange<Int> { 8...9 }

  private var strain: StrainSignal { ink.burnout.strain }

  func paint(in area: Rect, on canvas: inout FigureCanvas) {
    var rest = area
    canvas.write(lines: [title], in: rest.takeTop(1))
    let style = ink.theme.style(ink.role(.strainScore))
    canvas.draw(
      Gauge(
        Double(strain.score ?? 0) / 100, style: style, track: ink.theme.style(.track)),
      in: rest.takeTop(1).columns(min: 38), figure: .strainScore)
    let causes = causeLines
    canvas.write(lines: causes, in: rest.takeTop(max(1, min(3, rest.height - 3))))
    canvas.write(
      lines: [
        ink.figure(.strainConfidence, .muted), ink.muted("not a medical device, not a diagnosis"),
        ink.muted("Enter says what it is made of"),
      ], in: rest)
  }

  var title: FigureText {
    let role = ink.role(.strainScore)
    let line = ink.heading("STRAIN SIGNAL  ") + ink.figure(.strainScore, role)
    return line.adding(
      "  " + (strain.band?.rawValue.uppercased() ?? ""), ink.theme.style(role).adding(.bold))
  }

  var causeLines: [FigureText] {
    let causes = strain.because.indices.map { ink.muted("· ") + ink.figure(.cause($0)) }
    guard causes.isEmpty else { return causes }
    return [strain.score == nil ? ink.muted("· not yet") : ink.muted("· nothing stands out")]
  }
}

extension Rect {
  /// At most so many columns of it.
  func columns(min count: Int) -> Rect {
    Rect(x: x, y: y, width: Swift.min(width, count), height: height)
  }
}
