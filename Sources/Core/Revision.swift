/// A past day whose total changed after it had been read: "3 Mar 15m -> 1h 12m".
public struct Revision: Sendable, Hashable {
  public let date: DateOnly
  public let oldMilliseconds: Int
  public let newMilliseconds: Int

  public init(date: DateOnly, oldMilliseconds: Int, newMilliseconds: Int) {
    self.date = date
    self.oldMilliseconds = oldMilliseconds
    self.newMilliseconds = newMilliseconds
  }
}
