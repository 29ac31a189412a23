import Core
import Foundation
import Testing

/// One synthetic history, 25 June 2026 at 14:30, against figures that another implementation of the
/// same rules printed on the designed screens.
@Suite struct MockupTests {
  static func world() throws -> World {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Fixtures/Core/mockup.json")
    return try World(JSONDecoder().decode(MetricValue.self, from: Data(contentsOf: file)))
  }

  @Test func today() throws {
    let world = try Self.world()
    let projection = Projection(world.history, now: world.now)
    let pace = RequiredPace(world.history, now: world.now)
    let streak = Streak(world.history, now: world.now)
    let times = [
      projection.projected, projection.low, projection.high, pace.remaining, pace.todayLeft,
      pace.afterToday,
    ].map { DurationText.text($0 ?? -1) }
    #expect(times == ["4h 15m", "3h 33m", "4h 38m", "4h 24m", "1h 05m", "3h 18m"])
    #expect(projection.goalAtMinute.map(ClockText.text(minute:)) == "17:20")
    #expect(streak.current == 3 && streak.longest == 34)
  }

  @Test func burnoutPanel() throws {
    let world = try Self.world()
    let inputs = StrainInputs(world.history, asOf: world.history.asOf(at: world.now))
    let numbers = [
      inputs.load.acuteHours, inputs.load.chronicHours, inputs.load.ratio,
      inputs.monotony.monotony, inputs.drift.drift,
    ].map { Decimals.text($0 ?? 0, 2) }
    #expect(numbers == ["21.12", "27.19", "0.78", "1.54", "-212.78"])
    #expect(inputs.lateNights.share.map(PercentText.precise) == "4.1 %")
    #expect(inputs.shortRests.shortest.map { DurationText.text($0.milliseconds) } == "10h 26m")
    #expect(StrainSignal(inputs).score == 0)
  }

  @Test func weeksAndHours() throws {
    let world = try Self.world()
    let percents = WeekBars.last(8, of: world.history, now: world.now).map { $0.percent ?? -1 }
    let map = HeatMap(
      world.history, in: .days(Thresholds.heatMapDays, endingOn: Sample.date("2026-06-25")),
      now: world.now)
    let window = WindowAdherence(
      world.history, in: .days(28, endingOn: Sample.date("2026-06-25")), now: world.now)
    #expect(percents == [126, 207, 269, 218, 131, 130, 109, 77])
    #expect(map.bestHour == 12 && map.bestThreeFrom == 11)
    #expect(window.ratio.map(PercentText.text) == "90 %")
  }

  @Test func shareAndTrend() throws {
    let world = try Self.world()
    let share = AiShare(
      world.history, in: .days(28, endingOn: Sample.date("2026-06-25")), now: world.now)
    let trend = AiTrend(world.history, now: world.now)
    #expect(share.share.map(PercentText.text) == "46 %")
    #expect(Decimals.signed(trend.slopePointsPerWeek ?? 0, 1) == "+1.1")
    #expect(trend.direction == .flat)
    #expect(Decimals.text(trend.test?.p ?? 0, 2) == "0.06")
  }

  @Test func invoiceAndForecast() throws {
    let world = try Self.world()
    let rates = [("atlas", 95), ("beacon", 80)].map {
      ($0.0, [Rate(from: Sample.date("2026-01-01"), hourly: Decimal($0.1))])
    }
    let draft = InvoiceDraft(
      world.history,
      InvoiceRequest(
        range: Sample.days("2026-06-01", "2026-06-24"),
        rates: Dictionary(rates) { first, _ in first }, taxRate: 19), now: world.now)
    let amounts = draft.lines.map(\.amount) + [draft.net, draft.tax, draft.gross]
    #expect(
      amounts.map { Money.text($0, currency: "EUR") } == [
        "2075.75", "2414.40", "4490.15", "853.13", "5343.28",
      ])
    #expect(draft.noRate == ["cedar"])
    let forecast = MonthForecast(world.history, now: world.now).forecast ?? -1
    #expect(DurationText.text(forecast) == "108h 10m")
  }
}
