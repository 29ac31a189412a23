import Core
import Foundation
import Testing

/// What holds for every history, whoever lived it and wherever.
@Suite struct PropertyTests {
  static let metrics = MetricCatalog.names.filter { !MetricCatalog.needsArguments.contains($0) }

  static func answers(_ history: History, _ now: Instant) throws -> [MetricValue] {
    try metrics.map { try MetricCatalog.evaluate($0, history: history, now: now) }
  }

  @Test(arguments: Life.all)
  func orderOfRowsDoesNotMatter(life: Life) throws {
    let rows = life.rows()
    var random = SeededRandom(seed: 3)
    let shuffled = History(
      days: rows.days.shuffled(using: &random), sessions: rows.sessions.shuffled(using: &random),
      settings: Settings(), systemZone: life.zone)
    #expect(shuffled == life.history())
    #expect(try Self.answers(shuffled, life.now) == Self.answers(life.history(), life.now))
  }

  @Test(arguments: Life.all)
  func aSubRangeNeverExceedsItsRange(life: Life) {
    let history = life.history()
    func sums(_ range: ClosedRange<DateOnly>) -> [Int] {
      let window = WindowAdherence(history, in: range, now: life.now)
      let share = AiShare(history, in: range, now: life.now)
      return [
        RangeView(range, in: history, now: life.now).total, window.inside ?? 0,
        window.outside ?? 0, ProjectTotals(history, in: range, now: life.now).sum,
        share.ai ?? 0, share.total ?? 0,
      ]
    }
    var random = SeededRandom(seed: 5)
    let wrong = (0..<12).filter { _ in
      let cuts = (0..<4).map { _ in Int.random(in: 0..<life.count, using: &random) }.sorted()
        .map { Life.first.advanced(by: $0) }
      return zip(sums(cuts[1]...cuts[2]), sums(cuts[0]...cuts[3])).contains { $0 > $1 }
    }
    #expect(wrong == [])
  }

  @Test(arguments: Life.all)
  func noRuleTrapsOnAPrefix(life: Life) throws {
    let rows = life.rows()
    var random = SeededRandom(seed: 11)
    var answered = 0
    for _ in 0..<17 {
      let count = Int.random(in: 0...life.count, using: &random)
      let end = Life.first.advanced(by: count)
      let history = History(
        days: rows.days.filter { $0.date < end },
        sessions: rows.sessions.filter { $0.rowDate < end },
        settings: Settings(), systemZone: life.zone)
      let now = Instant(milliseconds: end.dayNumber * 86_400_000 - count * 100_000)
      answered += try Self.answers(history, now).count
    }
    #expect(answered == 17 * Self.metrics.count)
  }

  @Test(arguments: [0, 1, 7300])
  func noRuleTrapsOnNothingADayOrTwentyYears(count: Int) throws {
    let life = Life(persona: .steady, zone: "America/Santiago", overlaps: false, count: count)
    #expect(try Self.answers(life.history(), life.now).count == Self.metrics.count)
  }

  @Test(arguments: Life.all)
  func wallClockNeverExceedsTheDay(life: Life) {
    let history = life.history()
    let clock = history.offsets(on: Life.first)
    let half = 1_800_000
    let wrong = (0..<life.count).map { Life.first.advanced(by: $0) }.filter { date in
      let middle = date.dayNumber * Milliseconds.perDay
      let length = (-40..<100).count {
        clock.date(of: Instant(milliseconds: middle + $0 * half)) == date
      }
      return history.wallClock(date) > length * half
    }
    #expect(wrong == [])
  }

  @Test(arguments: Life.all)
  func anUnknownDayNeverChangesAMean(life: Life) throws {
    let rows = life.rows()
    let known = Set(rows.days.map(\.date))
    let gaps = (0..<life.count).map { Life.first.advanced(by: $0) }.filter { !known.contains($0) }
      .map { DayStat(date: $0, state: .unreadable("no total"), totalMilliseconds: 0) }
    let history = History(
      days: rows.days + gaps, sessions: rows.sessions, settings: Settings(), systemZone: life.zone)
    #expect(!gaps.isEmpty)
    #expect(try Self.answers(history, life.now) == Self.answers(life.history(), life.now))
  }

  @Test(arguments: Life.all)
  func raisingAGoalNeverChangesAPastDay(life: Life) {
    let history = life.history()
    let today = history.today(at: life.now)
    var settings = Settings()
    settings.goals.append(GoalConfig(from: today, dailyGoalMinutes: 900, restDays: []))
    let raised = life.history(settings: settings)
    let past = (Life.first...today.advanced(by: -1)).filter {
      Ring(of: $0, in: history, now: life.now) != Ring(of: $0, in: raised, now: life.now)
    }
    #expect(past == [])
  }

  @Test(arguments: Life.all)
  func aColumnAddsUpToItsTotal(life: Life) {
    let history = life.history()
    let wrong = stride(from: 0, to: life.count, by: 9).filter { place in
      let from = Life.first.advanced(by: place)
      let totals = ProjectTotals(history, in: from...from.advanced(by: 8), now: life.now)
      let parts = totals.rows.map(\.milliseconds)
      return DurationText.minutes(parts).reduce(0, +) != totals.sum / 60_000
        || (totals.sum > 0 && PercentText.shares(parts).reduce(0, +) != 100)
    }
    #expect(wrong == [])
  }

  @Test(arguments: Life.all)
  func linesOfAnInvoiceAddUp(life: Life) {
    let history = life.history()
    let rates = ["p0", "p1", "p2", "agent"].enumerated().map { place, name in
      (name, [Rate(from: Life.first, hourly: Decimal(77 + place) + Decimal(3) / 8)])
    }
    let request = InvoiceRequest(
      range: Life.first...Life.first.advanced(by: 90),
      rates: Dictionary(rates) { first, _ in first }, taxRate: 19)
    let draft = InvoiceDraft(history, request, now: life.now)
    #expect(draft.lines.map(\.amount).reduce(0, +) == draft.net)
    #expect(draft.net + draft.taxes.map(\.amount).reduce(0, +) == draft.gross)
    #expect(draft.lines.allSatisfy { $0.amount == Sample.cents($0.hours * $0.rate.hourly) })
  }
}
