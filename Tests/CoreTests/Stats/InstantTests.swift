import Core
import Testing

@Suite struct InstantTests {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0), ("2026-07-08T14:30:00+02:00", 1_783_513_800_000),
    ("2026-07-08T12:30Z", 1_783_513_800_000), ("2026-07-08 18:00:00+05:30", 1_783_513_800_000),
    ("2026-07-08T05:30:00.1235-0700", 1_783_513_800_124),
    ("2026-07-08T14:30:00.5+02", 1_783_513_800_500), ("1969-12-31T23:59:59.999Z", -1),
  ])
  func readsISO(text: String, milliseconds: Int) {
    #expect(Instant(iso: text)?.milliseconds == milliseconds)
  }

  @Test(arguments: [
    "", "2026-07-08", "2026-07-08T14:30:00", "2026-07-08T24:00:00Z", "2026-07-08T14:60:00Z",
    "2026-07-08T14:30:00+2", "2026-07-08T14:30:00+02:00x", "2026-07-08T14:30:00.Z",
    "2026-02-30T14:30:00Z",
  ])
  func refusesWhatIsNoInstant(text: String) {
    #expect(Instant(iso: text) == nil)
  }

  @Test(arguments: [(0.0005, 1), (0.0004, 0), (-0.0005, 0), (20_380.2, 20_380_200)])
  func roundsSecondsHalfUp(seconds: Double, milliseconds: Int) {
    #expect(Instant(seconds: seconds)?.milliseconds == milliseconds)
  }

  @Test(arguments: [Double.nan, .infinity, 1e300])
  func refusesNumbersNoClockShows(seconds: Double) {
    #expect(Instant(seconds: seconds) == nil)
  }
}
