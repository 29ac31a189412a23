import Core
import Terminal

/// The weeks up to this one as columns, a row a weekday, a sign a day.
struct YearGridView: View, Sendable {
  var grid: YearGrid
  var selected: DateOnly?
  var theme: Theme

  /// Rows it takes: its title and seven days.
  static let height = 8

  func draw(in area: Rect, on buffer: inout Buffer) {
    guard area.height > 1, area.width > 6 else { return }
    let count = min(grid.weeks.count, (area.width - 3) / 2)
    let first = grid.weeks.count - count
    drawTitle(weeks: count, in: area, on: &buffer)
    for row in 0..<min(7, area.height - 1) {
      let y = area.y + 1 + row
      let weekday = grid.start.advanced(by: row).weekday
      buffer.write(
        DateText.shortWeekday(weekday), x: area.x, y: y, style: theme.style(.muted), clip: area)
      for week in 0..<count {
        let date = grid.start.advanced(by: (first + week) * 7 + row)
        let (glyph, style) = look(grid.weeks[first + week][row])
        buffer.write(
          String(glyph), x: area.x + 3 + week * 2, y: y,
          style: date == selected ? theme.style(.selection) : style, clip: area)
      }
    }
  }

  /// The date under a position of the screen.
  func date(at position: Position, in area: Rect) -> DateOnly? {
    let count = min(grid.weeks.count, (area.width - 3) / 2)
    let column = position.x - area.x - 3
    let row = position.y - area.y - 1
    guard (0..<7).contains(row), column >= 0, column / 2 < count else { return nil }
    return grid.start.advanced(by: (grid.weeks.count - count + column / 2) * 7 + row)
  }

  private func drawTitle(weeks: Int, in area: Rect, on buffer: inout Buffer) {
    let x = buffer.write(
      "LAST \(weeks) WEEKS", x: area.x, y: area.y, style: theme.style(.heading), clip: area)
    buffer.write(
      Ellipsis.fit(
        "   · no row  – rest  F off  ○ nothing  ▂ <½  ▄ <goal  ▆ met  █ ×1.5",
        columns: area.maxX - x), x: x,
      y: area.y, style: theme.style(.muted), clip: area)
  }

  private func look(_ cell: YearGrid.Cell) -> (Character, Style) {
    switch cell {
    case .future: return (" ", theme.base)
    case .unknown: return ("·", theme.style(.muted))
    case .idle(let status): return (Character(status.symbol), theme.style(.muted))
    case .level(let level):
      let style = level == .nothing ? theme.style(.muted) : theme.ramp[level.rawValue]
      return (level.character, style)
    }
  }
}
