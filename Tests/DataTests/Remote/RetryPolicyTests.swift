import Core
import StatsData
import TestSupport
import Testing

@Suite struct RetryPolicyTests {
  private let policy = RetryPolicy()
  private let now = Instant(milliseconds: 784_111_777_000)

  @Test(arguments: [
    (RetryRule.never, [Duration?.none]), (.once, [.seconds(1), nil]),
    (.backoff, [.seconds(1), .seconds(2), nil]),
    (.shortly, [.seconds(1), .seconds(2), .seconds(3), nil]),
  ])
  func waits(rule: RetryRule, expected: [Duration?]) {
    let waits = expected.indices.map { policy.wait(for: rule, repetition: $0, now: now) }
    #expect(waits == expected)
  }

  /// A waking project sends 0, which obeyed would be a hot loop.
  @Test(arguments: [
    ("0", Duration.seconds(1)), ("-5", .seconds(1)), ("7", .seconds(7)), (" 7 ", .seconds(7)),
    ("3600", .seconds(60)), ("99999999999", .seconds(60)), ("soon", .seconds(1)), ("", .seconds(1)),
    ("Sun, 06 Nov 1994 08:49:49 GMT", .seconds(12)), ("Sun, 06 Nov 1994 08:00:00 GMT", .seconds(1)),
    ("Mon, 07 Nov 1994 08:49:37 GMT", .seconds(60)), ("Sun, 31 Feb 1994 08:49:37 GMT", .seconds(1)),
  ])
  func theServersWishIsHonouredWithinBounds(header: String, expected: Duration) {
    #expect(policy.wait(for: .backoff, repetition: 0, retryAfter: header, now: now) == expected)
  }

  @Test func theServersWishDoesNotAddAttempts() {
    #expect(policy.wait(for: .never, repetition: 0, retryAfter: "1", now: now) == nil)
  }
}
