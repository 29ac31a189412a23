import Core
import Terminal

/// The one look of a day in a list: date, mark, total, percent, note.
public struct DayRow: View, Sendable {
  public var day: DayEntry
  public var theme: Theme
  public var isSelected: Bool
  /// The ground it stands on: overlays are raised.
  public var isRaised: Bool

  public init(_ day: DayEntry, theme: Theme, isSelected: Bool = false, isRaised: Bool = false) {
    self.day = day
    self.theme = theme
    self.isSelected = isSelected
    self.isRaised = isRaised
  }

  public func draw(in area: Rect, on buffer: inout Buffer) {
    guard !area.isEmpty else { return }
    var x = area.x
    func write(_ text: String, _ role: Role) {
      x = buffer.write(text, x: x, y: area.y, style: style(role), clip: area)
    }
    write(isSelected ? "▸" : " ", .text)
    write(Ellipsis.pad("\(DateText.day(day.date)) \(day.date.year)", columns: 16), .text)
    write("\(day.status.symbol) ", day.status.role)
    write(Ellipsis.pad(day.total, columns: 8, alignment: .trailing), .text)
    write(Ellipsis.pad(day.percent ?? "", columns: 7, alignment: .trailing), .muted)
    let note = day.note.isEmpty ? day.status.words : "\(day.status.words), \(day.note)"
    write(Ellipsis.fit("  " + note, columns: area.maxX - x), .muted)
  }

  private func style(_ role: Role) -> Style {
    if isSelected { return theme.style(.selection) }
    return isRaised ? theme.raised(theme.style(role)) : theme.style(role)
  }
}
