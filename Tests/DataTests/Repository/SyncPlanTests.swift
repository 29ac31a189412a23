import Core
import TestSupport
import Testing

@testable import StatsData

struct SyncPlanTests {
  private let today = Rows.date("2026-07-08")

  /// Every day from a date to yesterday, read at noon of today; closed and settled by the rule.
  private func known(
    from first: String, zone: String = "Europe/Berlin", coveredTo: String = "2026-07-08",
    without missing: [String] = [], changes: [String: String] = [:]
  ) -> IndexedDays {
    let missing = Set(missing.map(Rows.date))
    var months: [MonthKey: [CachedRow]] = [:]
    for date in Rows.date(first)..<today where !missing.contains(date) {
      let updated = changes[date.description] ?? "\(date.advanced(by: 2))T01:01:00Z"
      let rows: [(RemoteTable, RemoteRow)] = [
        (.summaries, Rows.summary(date.description, seconds: 9, zone: zone, updatedAt: updated)),
        (.durations, Rows.durations(date.description, [], updatedAt: updated)),
      ]
      months[MonthKey(date), default: []] += rows.map {
        CachedRow($0.1, table: $0.0, fetchedAt: Instant.parsed("2026-07-08T12:00:00Z"))
      }
    }
    var index = IndexedDays(fallbackZone: zone)
    var mapping = RowMapping(fallbackZone: zone)
    for (key, rows) in months {
      let covered = min(Rows.date(coveredTo), key.lastDate)
      let month = CachedMonth(key: key, coveredTo: covered, rows: rows)
      index.replace(key, record: .unsaved(month), readings: mapping.readings(of: month))
    }
    return index
  }

  private func plan(
    _ known: IndexedDays, _ scope: SyncScope = .recent, oldest: String? = "2024-01-15",
    changes: Bool = false
  ) -> SyncPlan {
    SyncPlan.make(
      scope, today: today, oldest: oldest.map(Rows.date), known: known, reportsChanges: changes)
  }

  private func text(_ plan: SyncPlan) -> [String] {
    plan.ranges.map { "\($0.lowerBound)...\($0.upperBound)" }
  }

  @Test func aFirstStartAsksMonthByMonthNewestFirst() {
    let plan = plan(IndexedDays(fallbackZone: "UTC"))
    #expect(plan.months.count == 31)
    #expect(plan.months.first?.description == "2026-07")
    #expect(plan.months.last?.description == "2024-01")
    #expect(plan.ranges.isEmpty)
  }

  @Test func anEmptyServerIsAskedForThisMonth() {
    let plan = plan(IndexedDays(fallbackZone: "UTC"), oldest: nil)
    #expect(plan.months.map(\.description) == ["2026-07"])
  }

  @Test func aStrayDateDoesNotCostThousandsOfQueries() {
    let plan = plan(IndexedDays(fallbackZone: "UTC"), oldest: "0001-01-01")
    #expect(plan.months.count == 319)
  }

  @Test func anInterruptedBackfillGoesOn() {
    let plan = plan(known(from: "2026-03-01"))
    #expect(plan.months.first?.description == "2026-02")
    #expect(plan.months.count == 26)
    #expect(text(plan) == ["2026-06-24...2026-07-09"])
  }

  @Test func onlyWhatMayChangeIsAskedForAgain() {
    let plan = plan(known(from: "2024-01-15"), changes: true)
    #expect(plan.months.isEmpty)
    #expect(text(plan) == ["2026-06-24...2026-07-09"])
    #expect(plan.asksForChanges)
  }

  @Test(arguments: [
    (["2026-06-08"], ["2026-06-08...2026-06-08", "2026-06-24...2026-07-09"]),
    (["2026-06-07"], ["2026-06-24...2026-07-09"]),
    (["2026-06-10", "2026-06-12"], ["2026-06-10...2026-06-12", "2026-06-24...2026-07-09"]),
    (["2026-06-14"], ["2026-06-14...2026-07-09"]),
  ])
  func recentGapsAreAskedForInFewRanges(_ missing: [String], _ ranges: [String]) {
    #expect(text(plan(known(from: "2024-01-15", without: missing))) == ranges)
  }

  @Test(arguments: [
    // Written at the closing, and a second before it, in zones whose closing differs.
    ("Asia/Bangkok", "2026-04-02T01:01:00Z", false), ("Asia/Bangkok", "2026-04-02T01:00:59Z", true),
    ("America/Los_Angeles", "2026-04-03T01:01:00Z", false),
    ("America/Los_Angeles", "2026-04-02T01:01:00Z", true),
    ("America/Santiago", "2026-04-03T01:01:00Z", false),
    ("America/Santiago", "2026-04-03T01:00:59Z", true),
  ])
  func aDayIsAskedForUntilItIsClosed(_ zone: String, _ updated: String, _ isAsked: Bool) {
    let index = known(from: "2024-01-15", zone: zone, changes: ["2026-04-01": updated])
    let asked = plan(index).ranges.contains { $0.contains(Rows.date("2026-04-01")) }
    #expect(asked == isAsked)
    // Read long after it should have settled: the query for changes covers it.
    let withChanges = plan(index, changes: true).ranges
    #expect(!withChanges.contains { $0.contains(Rows.date("2026-04-01")) })
  }

  @Test func daysMissedWhileAwayAreFetchedWhole() {
    let gone = (0..<70).map { today.advanced(by: -1 - $0).description }
    let plan = plan(known(from: "2024-01-15", coveredTo: "2026-04-20", without: gone))
    #expect(plan.months.map(\.description) == ["2026-07", "2026-06", "2026-05", "2026-04"])
  }

  @Test func thePollAsksForTodayAndAnOpenYesterday() {
    let closed = known(from: "2026-06-01", changes: ["2026-07-07": "2026-07-08T01:01:00Z"])
    let open = known(from: "2026-06-01", changes: ["2026-07-07": "2026-07-07T20:00:00Z"])
    #expect(text(plan(closed, .today)) == ["2026-07-08...2026-07-09"])
    #expect(text(plan(open, .today)) == ["2026-07-07...2026-07-09"])
  }

  @Test func aDeepSyncAsksForEverything() {
    let plan = plan(known(from: "2024-01-15"), .everything)
    #expect(plan.months.count == 31)
    #expect(
      SyncPlan.dates(of: MonthKey(today), today: today).upperBound.description == "2026-07-09")
  }
}
