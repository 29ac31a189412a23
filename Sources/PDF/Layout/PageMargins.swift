/// Room around the text of a page, in points.
public struct PageMargins: Equatable, Sendable {
  public var top: Double
  public var bottom: Double
  public var left: Double
  public var right: Double

  public init(top: Double = 56, bottom: Double = 64, left: Double = 56, right: Double = 56) {
    self.top = top
    self.bottom = bottom
    self.left = left
    self.right = right
  }
}
