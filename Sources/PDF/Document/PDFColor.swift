/// A colour of ink, each part from 0 to 1.
public struct PDFColor: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double

  public init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  public static let black = PDFColor.gray(0)
  public static let white = PDFColor.gray(1)

  /// From 0, black, to 1, white.
  public static func gray(_ level: Double) -> PDFColor {
    PDFColor(red: level, green: level, blue: level)
  }
}
