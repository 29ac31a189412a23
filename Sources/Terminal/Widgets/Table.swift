/// Rows of text in columns under a header, one row selected, scrolled so that it is seen.
public struct Table: View, Sendable {
  public struct Column: Hashable, Sendable {
    public var title: String
    /// Columns it takes; nil: its share of what the others leave.
    public var width: Int?
    public var alignment: Alignment

    public init(_ title: String, width: Int? = nil, alignment: Alignment = .leading) {
      self.title = title
      self.width = width
      self.alignment = alignment
    }
  }

  public struct Cell: Hashable, Sendable {
    public var text: String
    /// Nil: the table's own.
    public var style: Style?

    public init(_ text: String, style: Style? = nil) {
      self.text = text
      self.style = style
    }
  }

  public var columns: [Column]
  public var rows: [[Cell]]
  public var selected: Int?
  /// First row shown; moves as far as the selected row needs.
  public var offset: Int
  public var showsHeader: Bool
  public var style: Style
  public var headerStyle: Style
  public var selectedStyle: Style
  /// Blank columns between columns.
  public var gap: Int

  public init(
    columns: [Column], rows: [[Cell]], selected: Int? = nil, offset: Int = 0,
    showsHeader: Bool = true, style: Style = .plain, headerStyle: Style = .plain,
    selectedStyle: Style = .plain, gap: Int = 1
  ) {
    self.columns = columns
    self.rows = rows
    self.selected = selected
    self.offset = offset
    self.showsHeader = showsHeader
    self.style = style
    self.headerStyle = headerStyle
    self.selectedStyle = selectedStyle
    self.gap = max(0, gap)
  }

  /// The row of the table under a row of the screen.
  public func row(atY y: Int, in area: Rect) -> Int? {
    let body = body(of: area)
    let index = y - body.y + firstShown(height: body.height)
    return body.contains(x: body.x, y: y) && rows.indices.contains(index) ? index : nil
  }

  public func draw(in area: Rect, on buffer: inout Buffer) {
    guard !area.isEmpty else { return }
    let widths = widths(total: area.width - 1)
    if body(of: area).height < area.height {
      let titles = columns.map { Cell($0.title) }
      draw(
        titles, widths: widths, style: headerStyle, x: area.x + 1, y: area.y, in: area, on: &buffer)
    }
    let body = body(of: area)
    let first = firstShown(height: body.height)
    for index in first..<min(rows.count, first + body.height) {
      let y = body.y + index - first
      drawRow(index, widths: widths, y: y, in: area, on: &buffer)
    }
  }

  private func body(of area: Rect) -> Rect {
    var rest = area
    if showsHeader, area.height > 1 { _ = rest.takeTop(1) }
    return rest
  }

  private func firstShown(height: Int) -> Int {
    var first = min(max(0, offset), max(0, rows.count - height))
    if let selected, rows.indices.contains(selected), height > 0 {
      first = min(first, selected)
      first = max(first, selected - height + 1)
    }
    return first
  }

  private func widths(total: Int) -> [Int] {
    let gaps = gap * max(0, columns.count - 1)
    let fixed = columns.compactMap(\.width).reduce(0, +)
    let flexible = columns.count { $0.width == nil }
    let share = flexible == 0 ? 0 : max(0, total - gaps - fixed) / flexible
    return columns.map { $0.width ?? share }
  }

  private func drawRow(
    _ index: Int, widths: [Int], y: Int, in area: Rect, on buffer: inout Buffer
  ) {
    let isSelected = index == selected
    if isSelected {
      let line = Rect(x: area.x, y: y, width: area.width, height: 1)
      buffer.fill(line, style: selectedStyle)
      // The mark tells the selected row apart where no colour or reverse video can.
      buffer.write("▸", x: area.x, y: y, style: selectedStyle, clip: area)
    }
    draw(
      rows[index], widths: widths, style: isSelected ? selectedStyle : style,
      overriding: isSelected, x: area.x + 1, y: y, in: area, on: &buffer)
  }

  private func draw(
    _ cells: [Cell], widths: [Int], style: Style, overriding: Bool = false, x: Int, y: Int,
    in area: Rect, on buffer: inout Buffer
  ) {
    var x = x
    for (index, cell) in cells.prefix(columns.count).enumerated() {
      let text = Ellipsis.pad(
        cell.text, columns: widths[index], alignment: columns[index].alignment)
      let cellStyle = overriding ? style : cell.style ?? style
      buffer.write(text, x: x, y: y, style: cellStyle, clip: area)
      x += widths[index] + gap
    }
  }
}
