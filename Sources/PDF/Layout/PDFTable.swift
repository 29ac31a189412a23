/// A table that breaks over pages and repeats its titles on each.
public struct PDFTable: Equatable, Sendable {
  public var columns: [PDFColumn]
  public var rows: [PDFRow]
  public var text: TextStyle
  public var title: TextStyle
  public var titleFill: PDFColor?
  public var ruleColor: PDFColor
  /// Above and below a row's text, in points.
  public var padding: Double
  /// Between two columns, in points.
  public var gap: Double

  public init(
    columns: [PDFColumn], rows: [PDFRow], text: TextStyle, title: TextStyle? = nil,
    titleFill: PDFColor? = nil, ruleColor: PDFColor = .gray(0.6), padding: Double = 2,
    gap: Double = 10
  ) {
    self.columns = columns
    self.rows = rows
    self.text = text
    self.title = title ?? TextStyle(size: text.size, weight: .bold, color: text.color)
    self.titleFill = titleFill
    self.ruleColor = ruleColor
    self.padding = padding
    self.gap = gap
  }

  /// Whether any column has a title.
  var hasTitles: Bool { columns.contains { !$0.title.isEmpty } }
}
