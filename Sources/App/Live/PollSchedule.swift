import Core

/// When today is read again: every two minutes, every ten while nobody looks.
///
/// A terminal that does not report its focus counts as looked at.
struct PollSchedule: Hashable {
  private(set) var isFocused = true
  private var lastStart: Instant?

  static let focusedMinutes = 2
  static let unfocusedMinutes = 10

  /// Called as each sync begins, whoever asked for it.
  mutating func started(at now: Instant) { lastStart = now }

  mutating func focus(_ isFocused: Bool) { self.isFocused = isFocused }

  /// Minutes come a little early or late; half of one is not worth a whole minute's wait.
  func isDue(at now: Instant) -> Bool {
    guard let lastStart else { return true }
    let minutes = isFocused ? Self.focusedMinutes : Self.unfocusedMinutes
    let passed = now.milliseconds - lastStart.milliseconds
    // A clock set back would otherwise hold the poll for as long as it went back.
    return passed < 0 || passed >= minutes * Milliseconds.perMinute - Milliseconds.perMinute / 2
  }
}
