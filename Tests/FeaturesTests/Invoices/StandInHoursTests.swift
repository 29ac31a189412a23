import Core
import Features
import TestSupport
import Testing

/// Hours that only the sessions give are marked wherever they count, and told before they are billed.
struct StandInHoursTests {
  private static func history(standIn: Set<Int>) -> History {
    let month = InvoiceSample.month()
    let days = month.days.enumerated().map { index, day in
      DayStat(
        date: day.date, state: day.state, totalMilliseconds: day.totalMilliseconds,
        projects: day.projects, zone: day.zone, fetchedAt: day.fetchedAt,
        marks: standIn.contains(index) ? [.totalFromSessions] : [])
    }
    return History(
      days: days, sessions: [], settings: month.settings, systemZone: month.zone)
  }

  private static func warnings(_ history: History) -> [String] {
    let builder = InvoiceBuilder(InvoiceSample.draft(history))
    return InvoiceProposal(
      builder, details: history.settings.invoice.details, history: history,
      ledger: InvoiceLedger(), today: InvoiceSample.today
    ).warnings
  }

  private struct Case: Sendable {
    let standIn: Set<Int>
    let told: [String]
  }

  private static let cases = [
    Case(standIn: [], told: []),
    Case(standIn: [0], told: ["1 Jul has no total: 4h 38m counted from sessions"]),
    Case(standIn: [0, 1], told: ["1 Jul, 2 Jul have no total: 9h 17m counted from sessions"]),
  ]

  @Test(arguments: cases.indices)
  func isToldBeforeItIsBilled(index: Int) {
    let test = Self.cases[index]
    let warnings = Self.warnings(Self.history(standIn: test.standIn))
    #expect(warnings.filter { $0.contains("no total") } == test.told)
  }

  @Test func isMarkedInRowsAndSums() {
    let history = Self.history(standIn: [1])
    let now = Instant(milliseconds: 1_785_672_000_000)
    let dates = [InvoiceSample.day(0), InvoiceSample.day(1)]
    let rings = dates.map { Ring(of: $0, in: history, now: now).totalText.hasPrefix("≈") }
    let rows = DayEntry.column(dates, in: history, now: now).map { $0.total.hasPrefix("≈") }
    let week = WeekRing(holding: dates[1], in: history, now: now)
    let range = RangeView(.month, holding: dates[1], in: history, now: now)
    #expect(rings == [false, true] && rows == [true, false])
    #expect([week.totalText, range.totalText, range.meanText].allSatisfy { $0.hasPrefix("≈") })
  }
}
