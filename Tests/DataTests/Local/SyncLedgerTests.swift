import Core
import StatsData
import TestSupport
import Testing

struct SyncLedgerTests {
  private let folder = TemporaryFolder()

  @Test(arguments: [
    // A change that is old when it is seen; one that may still have unseen elders; one older.
    (
      ["2026-07-08T11:00:00.123456+00:00", "2026-07-08T10:00:00Z"],
      "2026-07-08T11:00:00.123456+00:00"
    ),
    (["2026-07-08T12:29:30+00:00"], "2026-07-08T12:29:00Z"),
    (["2026-07-01T00:00:00Z"], "2026-07-05T00:00:00Z"), ([], "2026-07-05T00:00:00Z"),
  ])
  func theMarkStaysAMinuteBehind(_ changes: [String], _ mark: String) {
    var ledger = SyncLedger()
    ledger.newestChange[.summaries] = "2026-07-05T00:00:00Z"
    let rows = changes.map { Rows.summary("2026-07-01", seconds: 1, updatedAt: $0) }
    ledger.note(rows, of: .summaries, askedAt: Instant.parsed("2026-07-08T12:30:00Z"))
    #expect(ledger.newestChange == [.summaries: mark])
  }

  @Test func itComesBack() throws {
    var ledger = SyncLedger()
    ledger.lastSync = Instant(milliseconds: 5)
    ledger.oldest = Rows.date("2024-02-29")
    ledger.layout = .wrapped
    ledger.newestChange[.durations] = "2026-07-05T00:00:00.5+00:00"
    try ledger.write(in: folder.path + "/a/b")
    #expect(SyncLedger(in: folder.path + "/a/b") == ledger)
    #expect(SyncLedger(in: folder.path) == SyncLedger())
  }
}
