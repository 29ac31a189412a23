/// What a past day's total was before the server changed it.
public struct EarlierTotal: Hashable, Sendable {
  public let milliseconds: Int
  /// When it was read.
  public let readAt: Instant

  public init(milliseconds: Int, readAt: Instant) {
    self.milliseconds = milliseconds
    self.readAt = readAt
  }
}
