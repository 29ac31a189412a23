/// A cell of the screen, counted from the top left, from 0.
public struct Position: Hashable, Sendable {
  public let x: Int
  public let y: Int

  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}
