import Core
import Testing

@testable import Features

/// What a reader adds up on the screen is what the screen says.
@MainActor
struct TodaySumsTests {
  /// `1h 05m` as minutes.
  private static func minutes(_ text: String) -> Int {
    text.split(separator: " ").reduce(0) { sum, part in
      let number = Int(part.dropLast()) ?? 0
      return sum + (part.hasSuffix("h") ? number * 60 : number)
    }
  }

  @Test(arguments: [0, 1, 7, 20, 41])
  func doneAndLeftComeToTheGoal(minutesEarlier: Int) throws {
    let now = TodayWorld.now.advanced(byMilliseconds: -minutesEarlier * 61_007)
    let figures = try #require(TodayWorld.model(now: now).state.value?.figures)
    let texts = [FigureID.weekTotal, .paceLeft, .weekGoal].compactMap { figures[$0]?.text }
    let numbers = texts.map(Self.minutes)
    #expect(numbers.count == 3 && numbers[0] + numbers[1] == numbers[2])
  }

  @Test(arguments: [TodayCommand.showWeek, .showMonth, .showYear], [0, 1, 2])
  func theRowsOfARangeComeToItsSum(_ range: TodayCommand, back: Int) throws {
    let model = TodayWorld.model()
    _ = model.perform(range)
    for _ in 0..<back { _ = model.perform(.earlier) }
    let content = try #require(model.state.value)
    let rows = content.entries.map { Self.minutes($0.total) }.reduce(0, +)
    #expect(rows == Self.minutes(content.figures[.rangeTotal]?.text ?? "") && rows > 0)
  }

  @Test func whatIsNotAskedHasASignOfItsOwn() {
    let history = TodayWorld.history
    let grid = YearGrid(history, weeks: 90, now: TodayWorld.now)
    let today = history.today(at: TodayWorld.now)
    let wrong = grid.weeks.enumerated().flatMap { week, cells in
      cells.enumerated().filter { day, cell in
        let date = grid.start.advanced(by: week * 7 + day)
        let isIdle = date <= today && history.total(date) == 0 && !history.isWorkDay(date)
        if case .idle(let status) = cell { return !isIdle || ![.rest, .off].contains(status) }
        return isIdle
      }
    }
    #expect(wrong.isEmpty)
  }

  /// A few minutes of one afternoon are no habit.
  @Test(arguments: [(20, false), (29, false), (30, true), (200, true)])
  func aVerdictNeedsHalfAnHour(minutes: Int, isGiven: Bool) {
    let date = TodayWorld.today
    let start = Instant(milliseconds: (date.dayNumber * 24 + 10) * Milliseconds.perHour)
    let session = Session(
      start: start, milliseconds: minutes * Milliseconds.perMinute, project: "a", rowDate: date)
    let day = DayStat(
      date: date, state: .partial, totalMilliseconds: session.milliseconds, zone: "Etc/UTC")
    let history = History(
      days: [day], sessions: [session], settings: Settings(), systemZone: "Etc/UTC")
    let adherence = WindowAdherence(
      history, in: date...date, now: start.advanced(byMilliseconds: 5 * Milliseconds.perHour))
    #expect((adherence.verdict != nil) == isGiven && adherence.ratio == 1)
  }
}
