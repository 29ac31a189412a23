import Core

/// Today's total on its way from what stood there to what it is now. Durations in milliseconds.
struct Counting: Hashable, Sendable {
  let from: Int
  let to: Int
  let since: Instant

  static let length = Duration.milliseconds(400)

  /// What stands there at a moment; nil once it has arrived, and the true total stands.
  func total(at moment: Instant) -> Int? {
    let passed = Duration.milliseconds(moment.milliseconds - since.milliseconds)
    guard passed >= .zero, passed < Self.length else { return nil }
    return from + Int(Double(to - from) * Motion.eased(passed / Self.length))
  }
}
