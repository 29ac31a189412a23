/// Sets a table into a flow of pages.
struct TableSetting {
  /// A row with its text broken into lines.
  private struct SetRow {
    let row: PDFRow
    let cells: [[TextLine]]
    let style: TextStyle
    let padding: Double

    var lineCount: Int { max(1, cells.map(\.count).max() ?? 1) }
    var height: Double { Double(lineCount) * style.lineHeight + 2 * padding }
  }

  private let table: PDFTable
  private let layout: ColumnLayout
  private let x: Double
  private let width: Double
  private let titles: SetRow?
  private let rows: [SetRow]

  init(_ table: PDFTable, typesetter: Typesetter, x: Double, width: Double) {
    let layout = ColumnLayout(table, typesetter: typesetter, x: x, width: width)
    func set(_ row: PDFRow, _ style: TextStyle) -> SetRow {
      let scaled = style.scaled(by: layout.scale)
      let cells = zip(row.cells, layout.columns.indices).map { text, column in
        let width = layout.place(column, of: row).width
        return text.isEmpty ? [] : typesetter.wrap(text, scaled, width: width)
      }
      return SetRow(row: row, cells: cells, style: scaled, padding: table.padding)
    }
    titles =
      table.hasTitles
      ? set(PDFRow(table.columns.map(\.title), fill: table.titleFill, ruleBelow: true), table.title)
      : nil
    rows = table.rows.map { row in
      var style = table.text
      style.weight = row.weight
      return set(row, style)
    }
    self.table = table
    self.layout = layout
    self.x = x
    self.width = width
  }

  /// The height a page gives to rows, below the titles.
  private func capacity(_ flow: PageFlow) -> Double {
    flow.bottom - flow.margins.top - (titles?.height ?? 0)
  }

  func draw(in flow: inout PageFlow) {
    var index = 0
    var isOpen = false  // whether the titles stand on this page
    while index < rows.count {
      var end = index + 1
      while end < rows.count, rows[end].row.staysWithPrevious { end += 1 }
      let height = rows[index..<end].reduce(0) { $0 + $1.height }
      let least = height <= capacity(flow) ? height : rows[index].style.lineHeight
      if !fits(least + (isOpen ? 0 : titles?.height ?? 0), flow) {
        flow.breakPage()
        isOpen = false
      }
      if !isOpen { drawTitles(&flow) }
      isOpen = true
      for row in rows[index..<end] { draw(row, &flow) }
      index = end
    }
    if rows.isEmpty { drawTitles(&flow) }
  }

  private func fits(_ height: Double, _ flow: PageFlow) -> Bool {
    height <= flow.room + 0.01 || flow.isAtTop
  }

  private func drawTitles(_ flow: inout PageFlow) {
    guard let titles else { return }
    draw(titles, lines: 0..<titles.lineCount, &flow)
  }

  /// A row, split over pages only when no page could hold it or its group whole.
  private func draw(_ row: SetRow, _ flow: inout PageFlow) {
    var start = 0
    while start < row.lineCount {
      let room = flow.room - 2 * row.padding + 0.01
      let count = max(0, PDFText.whole(room / row.style.lineHeight))
      let isFresh = flow.y <= flow.margins.top + (titles?.height ?? 0) + 0.01
      if count == 0 || (count < row.lineCount && row.height <= capacity(flow)), !isFresh {
        flow.breakPage()
        drawTitles(&flow)
        continue
      }
      let end = min(row.lineCount, start + max(1, count))
      draw(row, lines: start..<end, &flow)
      start = end
    }
  }

  private func draw(_ row: SetRow, lines: Range<Int>, _ flow: inout PageFlow) {
    let height = Double(lines.count) * row.style.lineHeight + 2 * row.padding
    let edge = row.row.isSum ? width / 2 : 0
    if let fill = row.row.fill {
      flow.page.box(
        x: x - 4 + edge, y: flow.y, width: width + 8 - edge, height: height, color: fill)
    }
    if row.row.ruleAbove, lines.lowerBound == 0 { rule(&flow, at: flow.y, from: edge) }
    for (cell, column) in zip(row.cells, layout.columns.indices) {
      for number in lines where number < cell.count {
        let top = flow.y + row.padding + Double(number - lines.lowerBound) * row.style.lineHeight
        let place = layout.place(column, of: row.row)
        let isLabel = row.row.isSum && column == 0
        flow.put(
          cell[number], x: place.x, width: place.width,
          align: isLabel ? .right : table.columns[column].align, top: top)
      }
    }
    flow.y += height
    if row.row.ruleBelow, lines.upperBound == row.lineCount {
      rule(&flow, at: flow.y, from: edge)
    }
  }

  /// As wide as the table's fills.
  private func rule(_ flow: inout PageFlow, at y: Double, from edge: Double) {
    flow.page.rule(
      from: (x - 4 + edge, y), to: (x + width + 4, y), width: 0.5, color: table.ruleColor)
  }
}

extension PageFlow {
  /// A table over the whole width, or the given part of it.
  public mutating func table(_ table: PDFTable, x: Double? = nil, width: Double? = nil) {
    let start = x ?? left
    TableSetting(table, typesetter: typesetter, x: start, width: width ?? right - start)
      .draw(in: &self)
  }
}
