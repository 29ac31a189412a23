/// Where the columns of a table stand, and at which size its text fits.
struct ColumnLayout {
  /// Left edge and width of each column's text, in points.
  let columns: [(x: Double, width: Double)]
  /// Below 1 when the amounts alone are wider than the table: all text shrinks rather than one
  /// number running into the next.
  let scale: Double

  /// The least that a column sharing the rest gets, as a multiple of the text's size.
  private static let leastShare = 8.0

  init(_ table: PDFTable, typesetter: Typesetter, x: Double, width: Double) {
    let natural = table.columns.indices.map {
      Self.natural(table, column: $0, typesetter: typesetter)
    }
    let gaps = table.gap * Double(max(0, table.columns.count - 1))
    let shares = table.columns.reduce(0) { $0 + Self.share($1) }
    let fixed = zip(table.columns, natural).reduce(0) { $0 + (Self.share($1.0) > 0 ? 0 : $1.1) }
    let least = table.columns.reduce(0) {
      $0 + (Self.share($1) > 0 ? Self.leastShare * table.text.size : 0)
    }
    let scale = min(1, max(0.2, (width - gaps) / max(fixed + least, 1)))
    let rest = max(0, width - gaps - fixed * scale)
    var at = x
    columns = zip(table.columns, natural).map { column, natural in
      let share = Self.share(column)
      let wide = share > 0 ? rest * share / shares : natural * scale
      defer { at += wide + table.gap }
      return (at, wide)
    }
    self.scale = scale
  }

  /// Where a cell stands; the label of a sum has all columns but the last.
  func place(_ column: Int, of row: PDFRow) -> (x: Double, width: Double) {
    guard row.isSum, column == 0, columns.count > 1 else { return columns[column] }
    let last = columns[columns.count - 2]
    return (columns[0].x, last.x + last.width - columns[0].x)
  }

  private static func share(_ column: PDFColumn) -> Double {
    if case .share(let share) = column.width { max(share, 0.01) } else { 0 }
  }

  /// The width a column asks for; nothing for one that shares.
  private static func natural(
    _ table: PDFTable, column index: Int, typesetter: Typesetter
  ) -> Double {
    let column = table.columns[index]
    switch column.width {
    case .fixed(let width): return width
    case .share: return 0
    case .fit:
      var widest = typesetter.line(column.title, table.title).width
      for row in table.rows where index < row.cells.count && !(row.isSum && index == 0) {
        var style = table.text
        style.weight = row.weight
        for line in row.cells[index].split(separator: "\n") {
          widest = max(widest, typesetter.line(String(line), style).width)
        }
      }
      // Wrapping compares whole thousandths: a hair more keeps the widest cell on one line.
      return widest + 0.1
    }
  }
}
