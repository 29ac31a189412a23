/// Whether an exchange that failed is worth repeating by itself.
package enum RetryRule: Sendable, Equatable {
  case never
  case once
  /// Until the policy's attempts are used up, each after a longer wait.
  case backoff
  /// Up to three times, a second or so apart: clocks that disagree by a moment.
  case shortly
}
