import Core
import StatsData
import TestSupport
import Testing

struct HistoryGeneratorTests {
  private func generator(_ persona: Persona, overlaps: Bool = false) -> HistoryGenerator {
    HistoryGenerator(
      seed: 7, firstDate: DateOnly(dayNumber: 19_541), dayCount: 1_100, persona: persona,
      overlaps: overlaps)
  }

  @Test(arguments: Persona.allCases)
  func sameSeedGivesTheSameHistory(_ persona: Persona) {
    var other = generator(persona)
    other.seed = 8
    let history = generator(persona).generate()
    #expect(history == generator(persona).generate())
    #expect(history != other.generate())
  }

  @Test(arguments: Persona.allCases, [false, true])
  func partsAddUp(_ persona: Persona, _ overlaps: Bool) {
    let history = generator(persona, overlaps: overlaps).generate()
    let sums = Dictionary(grouping: history.sessions, by: \.rowDate)
      .mapValues { $0.reduce(0) { $0 + $1.milliseconds } }
    let wrong = history.days.filter { day in
      guard day.isKnown else { return false }
      let sessions = sums[day.date] ?? 0
      let categories = day.categories.reduce(0) { $0 + $1.milliseconds }
      let projects = day.projects.reduce(0) { $0 + $1.milliseconds }
      return categories != day.totalMilliseconds || projects != sessions
        || (overlaps ? sessions < day.totalMilliseconds : sessions != day.totalMilliseconds)
    }
    #expect(wrong.isEmpty)
    #expect(
      overlaps
        == history.days.contains { $0.isKnown && (sums[$0.date] ?? 0) > $0.totalMilliseconds })
  }

  @Test(arguments: Persona.allCases)
  func sessionsStayInsideTheirLocalDay(_ persona: Persona) {
    let history = generator(persona).generate()
    let home = ZoneCalendar.named("Europe/Berlin")
    let abroad = ZoneCalendar.named("America/New_York")
    let outside = history.sessions.filter { session in
      let calendar = history.trip?.contains(session.rowDate) == true ? abroad : home
      return session.start < calendar.start(of: session.rowDate)
        || session.end > calendar.end(of: session.rowDate) || session.milliseconds <= 0
    }
    #expect(outside.isEmpty)
    let pairs = zip(history.sessions, history.sessions.dropFirst())
    #expect(pairs.allSatisfy { $0.end <= $1.start })
  }

  @Test func everythingARealHistoryHasIsThere() {
    let history = generator(.crunch).generate()
    let zones = Set(history.days.compactMap(\.zone))
    let names = Set(history.sessions.compactMap(\.project))
    let ai = history.days.first { $0.categories.contains { $0.name == "AI Coding" } }?.date
    let found = [
      zones == ["Europe/Berlin", "America/New_York"], names.count == 6, !history.missing.isEmpty,
      !history.unreadable.isEmpty, history.daysOff.count >= 6, !history.crunch.isEmpty,
      ai.map { $0 >= history.aiFrom } ?? false,
      history.days.contains { $0.date.weekday == 1 && $0.totalMilliseconds > 0 },
      history.days.count + history.missing.count == 1_100,
    ]
    #expect(found == Array(repeating: true, count: found.count))
  }

  @Test func nothingLiesAfterNow() throws {
    let clock = WallClock.fixed("2026-07-08T14:30:00+02:00")
    let history = DemoStatsRepository.firstHistory(clock: clock)
    let last = try #require(history.days.last)
    #expect(last.date.description == "2026-07-08")
    #expect(last.state == .partial)
    #expect(history.sessions.allSatisfy { $0.end <= clock.now() })
    #expect(history.days.count > 1_100)
  }
}
