import Core
import Terminal

/// The burnout panel: a row a rule, its numbers in three columns.
struct BurnoutBlock: TrendsBlock {
  let ink: TrendsInk
  /// With regularity and the slow drift.
  let isLong: Bool

  var rows: ClosedRange<Int> { isLong ? 9...9 : 7...7 }

  func paint(in area: Rect, on canvas: inout FigureCanvas) {
    canvas.write(lines: [title] + lines, in: area)
  }

  private var title: FigureText {
    ink.heading("BURNOUT PANEL")
      + ink.muted("  until \(DateText.day(ink.burnout.asOf)); the day turns at 04:00")
      .noted(.loadRecent)
  }

  var lines: [FigureText] {
    let rows = isLong ? Self.table(ink) + Self.more : Self.table(ink)
    return rows.map { label, ids in
      let first = ids.first ?? .loadRecent
      let head = FigureText(
        Ellipsis.pad(label, columns: 13), ink.theme.style(.muted), figure: first)
      return ids.enumerated().reduce(head) { line, item in
        let style = ink.theme.style(ink.role(item.element))
        let width = item.offset == ids.count - 1 ? nil : [21, 22, 0][min(2, item.offset)]
        return line.figure(item.element, in: ink.figures, style, columns: width)
          .adding(ink.figures[item.element] == nil ? "" : " ", style)
      }
    }
  }

  private static func table(_ ink: TrendsInk) -> [(String, [FigureID])] {
    let late = ClockText.text(minute: ink.burnout.lateNights.lateFromMinute)
    return [
      ("7 days", [.loadRecent, .loadUsual, .loadRatio]),
      ("monotony", [.monotony, .weekStrain, .usualStrain]),
      ("after \(late)", [.lateShare, .lateNights]),
      ("you stop at", [.stopRecent, .stopBefore, .stopDrift]),
      ("rest days", [.restWorked, .daysInARow]),
      ("short rests", [.shortRests, .shortestRest]),
    ]
  }

  private static let more: [(String, [FigureID])] = [
    ("regularity", [.regularStop, .regularStart]), ("slow drift", [.slowDrift]),
  ]
}
