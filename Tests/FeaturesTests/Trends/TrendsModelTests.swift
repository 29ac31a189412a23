import Core
import Features
import Testing

/// Ranges, pages and selection, and that nothing heavy is computed twice.
@MainActor
struct TrendsModelTests {
  @Test(arguments: [
    ([TrendsCommand.earlier], "2026-06-24"), ([.later], "2026-06-25"),
    ([.showWeek, .earlier], "2026-06-18"), ([.showMonth, .earlier], "2026-05-25"),
    ([.showYear, .earlier, .earlier, .earlier], "2024-04-17"),
    ([.showMonth, .earlier, .today], "2026-06-25"), ([.earlier, .back], "2026-06-25"),
  ])
  func movesThroughTime(_ commands: [TrendsCommand], _ date: String) {
    let model = TrendsWorld.model()
    for command in commands { model.perform(command) }
    #expect(model.selectedDay?.description == date)
  }

  /// R26: the chart shows what the range view of the same day says.
  @Test(arguments: [
    (TrendsCommand.showWeek, RangeView.Kind.week), (.showMonth, .month), (.showYear, .year),
  ])
  func rangesAreTheSharedOnes(_ command: TrendsCommand, _ kind: RangeView.Kind) {
    let model = TrendsWorld.model()
    model.perform(command)
    let view = RangeView(
      kind, holding: TrendsWorld.today, in: TrendsWorld.history, now: TrendsWorld.now)
    let chart = model.state.value?.chart
    #expect(chart?.view == view)
    #expect(model.state.value?.figures.first { $0.label == "mean" }?.text == view.meanText)
  }

  @Test func resultsAreMadeOnceADay() {
    let model = TrendsWorld.model()
    model.perform(.earlier)
    model.perform(.showMonth)
    model.perform(.burnout)
    model.show(TrendsWorld.history, now: TrendsWorld.now.advanced(byMilliseconds: 60_000))
    let same = model.computations
    model.show(TrendsWorld.history, now: TrendsWorld.now.advanced(byMilliseconds: 86_400_000))
    let nextDay = model.computations
    model.show(TrendsWorld.empty, now: TrendsWorld.now)
    #expect([same, nextDay, model.computations] == [1, 2, 3])
  }

  @Test func nothingIsMadeWhileHidden() {
    let model = TrendsModel()
    model.isVisible = false
    model.show(TrendsWorld.history, now: TrendsWorld.now)
    let hidden = model.computations
    model.isVisible = true
    #expect(hidden == 0 && model.computations == 1 && model.state.value != nil)
  }

  @Test func pagesTurnThereAndBack() {
    let model = TrendsWorld.model()
    let pages = [TrendsCommand.burnout, .ai, .ai, .hours, .back].map { command in
      model.perform(command)
      return model.state.value?.page
    }
    #expect(pages == [.burnout, .ai, .overview, .hours, .overview])
  }

  @Test func enterExplainsTheSignalFirst() {
    let model = TrendsWorld.model()
    model.perform(.enter)
    let title = model.cursor.open?.explanation.title
    let steps = (0..<3).map { _ in model.perform(.back) }
    #expect(title == "Strain signal" && steps == [true, true, false])
  }

  @Test func aFailureKeepsWhatIsDrawn() {
    let model = TrendsWorld.model()
    model.fail(AppError(.storage, "gone"))
    let fresh = TrendsModel()
    fresh.fail(AppError(.storage, "gone"))
    #expect(model.state.value != nil && fresh.state == .failed(AppError(.storage, "gone")))
  }
}
