import Core
import Features
import Foundation
import Testing

/// Months, choosing, columns that add up, and that nothing heavy is computed twice.
@MainActor
struct ProjectsModelTests {
  @Test(arguments: [
    ([ProjectsCommand.earlier], "2026-05-01"), ([.later], "2026-06-01"),
    ([.earlier, .earlier, .later], "2026-05-01"), ([.earlier, .thisMonth], "2026-06-01"),
    ([.earlier, .back], "2026-06-01"),
  ])
  func movesByMonths(_ commands: [ProjectsCommand], _ month: String) {
    let model = ProjectsWorld.model(TrendsWorld.history, commands)
    #expect(model.state.value?.month.description == month)
  }

  @Test func spaceTakesTheSelectedProjectOntoTheDraft() throws {
    let model = ProjectsWorld.model()
    let ignored = model.perform(.toggle)
    let name = try #require(model.state.value?.rows.first?.name)
    model.click(model.state.value?.figures.first { $0.label == name }?.id)
    model.perform(.toggle)
    let marked = model.state.value?.marked
    model.perform(.toggle)
    #expect(!ignored && marked == [name])
    #expect(model.state.value?.builder == nil)
  }

  /// A period without time has rates all the same.
  @Test func anEmptyPeriodDoesNotAskForRates() {
    let later = TrendsWorld.now.milliseconds + 90 * 86_400_000
    let model = ProjectsWorld.model(now: Instant(milliseconds: later))
    #expect(model.refusal(of: .toggleAll) == "No project has time in these days.")
  }

  /// G2: the printed minutes of the rows are the printed total, the percents are 100.
  @Test(arguments: 0..<6)
  func columnsAddUp(_ back: Int) throws {
    let model = ProjectsWorld.model(
      TrendsWorld.history, Array(repeating: .earlier, count: back))
    let content = try #require(model.state.value)
    let minutes = content.rows.map { Self.minutes($0.total) }.reduce(0, +)
    let percents = content.rows.compactMap { Int($0.percent.dropLast(2)) }.reduce(0, +)
    #expect(minutes == content.totals.sum / Milliseconds.perMinute)
    #expect(percents == 100)
  }

  /// The amounts of the rows are the amount under them: lines do not depend on each other.
  @Test(arguments: 0..<3)
  func amountsAddUp(_ back: Int) throws {
    let model = ProjectsWorld.model(
      TrendsWorld.history, Array(repeating: .earlier, count: back))
    let content = try #require(model.state.value)
    let rows = content.rows.reduce(Decimal(0)) { $0 + $1.draft.net }
    #expect(rows == content.billed.net && rows > 0)
  }

  @Test func theDraftLeavesTodayOut() throws {
    let model = ProjectsWorld.model(TrendsWorld.history, [.toggleAll])
    let draft = try #require(model.state.value?.builder?.draft)
    #expect(draft.request.range.upperBound == TrendsWorld.today.advanced(by: -1))
    #expect(!draft.warnings.contains(.includesToday) && !draft.lines.isEmpty)
  }

  @Test func onTheFirstOfAMonthTodayIsWarnedAbout() {
    let first = TrendsWorld.today.startOfMonth
    let noon = TrendsWorld.now.advanced(byMilliseconds: -24 * Milliseconds.perDay)
    let builder = InvoiceBuilder(
      TrendsWorld.history, projects: ["atlas"], month: first, now: noon)
    #expect(builder?.warnings.first == "today is not over: its hours may still grow")
  }

  @Test func withoutARateThereIsADashAndAHint() throws {
    let content = try #require(ProjectsWorld.model(ProjectsWorld.unrated).state.value)
    #expect(content.rows.allSatisfy { $0.rateText == "–" && $0.amountText == "–" })
    #expect(content.billed.noRate.count == content.rows.count)
  }

  @Test func aRateOfNothingIsFree() throws {
    var settings = TrendsWorld.history.settings
    settings.rates["atlas"] = [Rate(from: DateOnly(dayNumber: 0), hourly: 0)]
    let history = History(
      days: TrendsWorld.history.days, sessions: TrendsWorld.history.sessions, settings: settings,
      systemZone: "Europe/Berlin")
    let rows = try #require(ProjectsWorld.model(history).state.value?.rows)
    let atlas = try #require(rows.first { $0.name == "atlas" })
    #expect(atlas.rateText == "free" && atlas.amountText == "0.00")
  }

  @Test func monthsAreMadeOnce() {
    let model = ProjectsWorld.model()
    model.perform(.toggleAll)
    model.perform(.nextFigure)
    model.show(TrendsWorld.history, now: TrendsWorld.now.advanced(byMilliseconds: 60_000))
    let same = model.computations
    model.perform(.earlier)
    #expect(same == 1 && model.computations == 2)
  }

  private static func minutes(_ text: String) -> Int {
    let numbers = text.split(separator: " ").compactMap { Int($0.dropLast()) }
    return numbers.count == 2 ? numbers[0] * 60 + numbers[1] : numbers.first ?? 0
  }
}
