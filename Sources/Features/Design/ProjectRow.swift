import Terminal

/// The one look of a project in a list: mark, name, total, bar of its share, further columns.
public struct ProjectRow: View, Sendable {
  public var project: ProjectEntry
  public var theme: Theme
  public var isSelected: Bool
  /// Columns of the name.
  public var nameWidth: Int
  /// Columns of the bar; 0 leaves it out.
  public var barWidth: Int
  /// Columns of each further value.
  public var columnWidth: Int
  public var isRaised: Bool
  /// Without marks and percents, where a few columns must do.
  public var isBrief: Bool

  public init(
    _ project: ProjectEntry, theme: Theme, isSelected: Bool = false, nameWidth: Int = 10,
    barWidth: Int = 16, columnWidth: Int = 9, isRaised: Bool = false,
    isBrief: Bool = false
  ) {
    self.project = project
    self.theme = theme
    self.isSelected = isSelected
    self.nameWidth = max(0, nameWidth)
    self.barWidth = max(0, barWidth)
    self.columnWidth = max(0, columnWidth)
    self.isRaised = isRaised
    self.isBrief = isBrief
  }

  /// Where the share of the bar starts, for headers above it.
  public var barOffset: Int { (isBrief ? 0 : 3) + nameWidth + 9 + 2 }

  public func draw(in area: Rect, on buffer: inout Buffer) {
    guard !area.isEmpty else { return }
    if isSelected {
      buffer.fill(
        Rect(x: area.x, y: area.y, width: area.width, height: 1), style: theme.style(.selection))
    }
    var x = area.x
    func write(_ text: String, _ style: Style) {
      x = buffer.write(text, x: x, y: area.y, style: style, clip: area)
    }
    if !isBrief {
      write((isSelected ? "▸" : " ") + mark, style(theme.style(.text)))
    }
    write(Ellipsis.pad(project.name, columns: nameWidth), nameStyle)
    write(
      Ellipsis.pad(project.total, columns: 9, alignment: .trailing) + "  ",
      style(theme.style(.text)))
    drawBar(x: &x, in: area, on: &buffer)
    for column in project.columns {
      let text = Ellipsis.pad(column, columns: columnWidth, alignment: .trailing)
      x = buffer.write(text, x: x, y: area.y, style: style(theme.style(.text)), clip: area)
    }
  }

  private func drawBar(x: inout Int, in area: Rect, on buffer: inout Buffer) {
    guard barWidth > 0 else { return }
    let bar = Rect(x: x, y: area.y, width: barWidth, height: 1).intersection(area)
    Gauge(project.share ?? 0, style: nameStyle, track: style(theme.style(.track)))
      .draw(in: bar, on: &buffer)
    x += barWidth
    guard !isBrief else { return }
    x = buffer.write(
      Ellipsis.pad(project.percent, columns: 6, alignment: .trailing), x: x, y: area.y,
      style: style(theme.style(.muted)), clip: area)
  }

  private var mark: String { project.isMarked ? "x " : project.isBilled ? "✓ " : "  " }

  private var nameStyle: Style { style(theme.style(ProjectHue(name: project.name))) }

  private func style(_ style: Style) -> Style {
    if isSelected { return theme.style(.selection) }
    return isRaised ? theme.raised(style) : style
  }
}
