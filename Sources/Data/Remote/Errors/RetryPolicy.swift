import Core
import Foundation

/// How often and after which wait a read is repeated. A pure value: the caller sleeps.
package struct RetryPolicy: Sendable, Equatable {
  /// The waits before the first, second … repetition where the server names none.
  package var backoff: [Duration] = [.seconds(1), .seconds(2)]
  package var clockWaits: [Duration] = [.seconds(1), .seconds(2), .seconds(3)]
  /// `Retry-After: 0` is sent while a project wakes up; obeyed to the letter it is a hot loop.
  package var floor: Duration = .seconds(1)
  package var cap: Duration = .seconds(60)

  package init() {}

  /// The wait before the next repetition; nil to give up.
  ///
  /// `repetition` counts from 0; `retryAfter` is the server's header, seconds or an HTTP date,
  /// which is measured against `now`.
  package func wait(
    for rule: RetryRule, repetition: Int, retryAfter: String? = nil, now: Instant
  ) -> Duration? {
    let waits: [Duration] =
      switch rule {
      case .never: []
      case .once: [.seconds(1)]
      case .backoff: backoff
      case .shortly: clockWaits
      }
    guard waits.indices.contains(repetition) else { return nil }
    let asked = retryAfter.flatMap { Self.duration(retryAfter: $0, now: now) }
    return min(cap, max(floor, asked ?? waits[repetition]))
  }

  /// Reads `Retry-After`; nil where it is neither a number of seconds nor a date.
  static func duration(retryAfter: String, now: Instant) -> Duration? {
    let text = String(Trimmed.text(retryAfter))
    if let seconds = Int(text) { return .seconds(max(0, min(seconds, 86_400))) }
    guard let date = HTTPDate(text) else { return nil }
    return .milliseconds(max(0, date.instant.milliseconds - now.milliseconds))
  }
}
