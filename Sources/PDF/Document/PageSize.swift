/// Size of a sheet in points (1/72 inch).
public struct PageSize: Equatable, Sendable {
  public let width: Double
  public let height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  public static let a4 = PageSize(width: 595.276, height: 841.89)
  public static let letter = PageSize(width: 612, height: 792)
}
