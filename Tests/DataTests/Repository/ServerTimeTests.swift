import Core
import StatsData
import Testing

/// PostgreSQL's timestamps (supabase/supabase-swift#434 and #702: digits break, or are lost).
@Suite struct ServerTimeTests {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0), ("1970-01-01T00:00:00.5+00:00", 500_000),
    ("1970-01-01 00:00:00.123456+00", 123_456), ("1970-01-01T00:00:00.12+00:00", 120_000),
    ("1970-01-01T00:00:00.1234567Z", 123_456), ("1970-01-01T05:30:00+05:30", 0),
    ("1969-12-31T19:00:00-05", 0), ("1970-01-01T00:00:01+0000", 1_000_000),
    ("2026-07-04T23:01:00.123456+00:00", 1_783_206_060_123_456),
    ("2026-07-05T01:01:00.5+02:00", 1_783_206_060_500_000),
    ("1969-12-31T23:59:59.25Z", -750_000), ("2026-07-04T23:01:00", 1_783_206_060_000_000),
  ])
  func reads(text: String, microseconds: Int) {
    #expect(ServerTime.microseconds(text) == microseconds)
  }

  @Test(arguments: [
    "", "1970-01-01", "1970-01-01T00:00:00.", "1970-01-01T00:00:00.Z", "1970-13-01T00:00:00Z",
    "1970-01-01T25:00:00Z", "1970-01-01T00:60:00Z", "1970-01-01T00:00:00+", "now",
    "1970-01-01T00:00:00+1", "1970-01-01T00:00:00Zx", "1970-01-01X00:00:00Z", "infinity",
    "1970-01-01T00:00:00+00:00:00", "1970-01-01T00:00:00+99:00", "1970-01-01T0a:00:00Z",
    "1970-01-01T00:00:00+00:60", "1970-01-01T00:00:00+000",
  ])
  func refuses(text: String) {
    #expect(ServerTime.microseconds(text) == nil)
  }

  @Test(arguments: [0, -750, 1_783_206_060_123])
  func momentsAreCutToTheSecond(milliseconds: Int) {
    let text = ServerTime.text(Instant(milliseconds: milliseconds))
    let second = Int((Double(milliseconds) / 1000).rounded(.down))
    #expect(ServerTime.microseconds(text) == second * 1_000_000)
  }
}
