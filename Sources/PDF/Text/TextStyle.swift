/// How text is set.
public struct TextStyle: Equatable, Sendable {
  /// In points.
  public var size: Double
  public var weight: FontWeight
  public var color: PDFColor
  /// From one baseline to the next, as a multiple of the size.
  public var leading: Double

  public init(
    size: Double, weight: FontWeight = .regular, color: PDFColor = .black, leading: Double = 1.3
  ) {
    self.size = size
    self.weight = weight
    self.color = color
    self.leading = leading
  }

  /// Height of one line in points.
  public var lineHeight: Double { size * leading }

  /// From the top of a line to its baseline, in points.
  public var ascent: Double { (lineHeight - size) / 2 + size * 0.8 }

  func scaled(by factor: Double) -> TextStyle {
    TextStyle(size: size * factor, weight: weight, color: color, leading: leading)
  }
}
