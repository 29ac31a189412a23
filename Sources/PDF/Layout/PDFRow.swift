/// A row of a table.
public struct PDFRow: Equatable, Sendable {
  /// One text a column; missing ones are empty.
  public var cells: [String]
  public var weight: FontWeight
  public var fill: PDFColor?
  public var ruleAbove: Bool
  public var ruleBelow: Bool
  /// Goes to the next page together with the row before it: a subtotal is never alone there.
  public var staysWithPrevious: Bool
  /// A sum: its first cell is set right before its last one, over the columns between, and fill and
  /// rules cover the right half only.
  public var isSum: Bool

  public init(
    _ cells: [String], weight: FontWeight = .regular, fill: PDFColor? = nil,
    ruleAbove: Bool = false, ruleBelow: Bool = false, staysWithPrevious: Bool = false,
    isSum: Bool = false
  ) {
    self.cells = cells
    self.weight = weight
    self.fill = fill
    self.ruleAbove = ruleAbove
    self.ruleBelow = ruleBelow
    self.staysWithPrevious = staysWithPrevious
    self.isSum = isSum
  }
}
