import Core
import StatsData
import Testing

/// The same over the histories of the demo: holidays, a trip, crunch, unreadable rows.
@Suite struct DemoProperties {
  struct Case: Sendable, CustomTestStringConvertible {
    let persona: Persona
    let zone: String
    var testDescription: String { "\(persona) in \(zone)" }

    static let all = zip(
      Persona.allCases,
      ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "America/Santiago"]
    ).map { Case(persona: $0.0, zone: $0.1) }

    func generated() -> GeneratedHistory {
      HistoryGenerator(
        seed: 4, firstDate: Life.first, dayCount: 420, zone: zone, persona: persona,
        overlaps: persona == .crunch, missingShare: 0.05
      ).generate()
    }

    func history(upTo last: DateOnly) -> History {
      let made = generated()
      return History(
        days: made.days.filter { $0.date <= last },
        sessions: made.sessions.filter { $0.rowDate <= last },
        settings: Settings(daysOff: made.daysOff), systemZone: zone)
    }
  }

  @Test(arguments: Case.all)
  func ranksOfRowsAndPrefixesAreSafe(demo: Case) throws {
    var counts: [Int] = []
    for days in [1, 6, 27, 28, 97, 211, 365, 420] {
      let last = Life.first.advanced(by: days - 1)
      let now = Instant(milliseconds: (last.dayNumber + 1) * Milliseconds.perDay)
      counts.append(try PropertyTests.answers(demo.history(upTo: last), now).count)
    }
    #expect(counts.allSatisfy { $0 == PropertyTests.metrics.count })
  }

  @Test(arguments: Case.all)
  func logicalDaysHoldExactlyTheWallClock(demo: Case) {
    let history = demo.history(upTo: Life.first.advanced(by: 419))
    let dates = Life.first.advanced(by: -2)...Life.first.advanced(by: 422)
    let walls = dates.reduce(0) { $0 + history.wallClock($1) }
    let logical = dates.reduce(0) { $0 + (history.logicalDay($1)?.activeMilliseconds ?? 0) }
    #expect(walls == logical && walls > 0)
  }

  @Test(arguments: Case.all)
  func adherenceAndHeatMapSplitTheSameTime(demo: Case) {
    let history = demo.history(upTo: Life.first.advanced(by: 419))
    let range = Life.first...Life.first.advanced(by: 419)
    let now = Instant(milliseconds: (Life.first.dayNumber + 421) * Milliseconds.perDay)
    let window = WindowAdherence(history, in: range, now: now)
    let wall = range.reduce(0) { $0 + history.wallClock($1) }
    let active = FocusSummary(FocusBlock.blocks(history, in: range, now: now)).active
    #expect((window.inside ?? 0) + (window.outside ?? 0) == wall)
    #expect(active == wall)
  }
}
