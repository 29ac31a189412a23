/// A column of a table.
public struct PDFColumn: Equatable, Sendable {
  /// How wide it is.
  public enum Width: Equatable, Sendable {
    /// Points.
    case fixed(Double)
    /// As wide as its widest cell, so an amount is never broken.
    case fit
    /// A share of what the others leave.
    case share(Double)
  }

  public var title: String
  public var width: Width
  public var align: TextAlignment

  public init(_ title: String, width: Width = .share(1), align: TextAlignment = .left) {
    self.title = title
    self.width = width
    self.align = align
  }
}
