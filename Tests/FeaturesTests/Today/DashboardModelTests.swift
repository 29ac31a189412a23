import Core
import Features
import Testing

/// What commands do to the Today pane.
@MainActor
struct DashboardModelTests {
  @Test func timeHoldsAtTodayAndTheFirstDay() {
    let model = TodayWorld.model()
    _ = model.perform(.later)
    let atEnd = model.selectedDay
    _ = model.perform(.showYear)
    for _ in 0..<5 { _ = model.perform(.earlier) }
    #expect(atEnd == TodayWorld.today && model.selectedDay == TodayWorld.history.days.first?.date)
  }

  @Test(arguments: [(TodayCommand.showDay, 1), (.showWeek, 7), (.showMonth, 31), (.showYear, 365)])
  func theRangeIsTheStep(_ range: TodayCommand, _ days: Int) {
    let model = TodayWorld.model()
    _ = model.perform(range)
    _ = model.perform(.earlier)
    #expect(model.selectedDay == TodayWorld.today.advanced(by: -days))
  }

  @Test func todayFollowsMidnight() {
    let model = TodayWorld.model()
    let tomorrow = TodayWorld.now.advanced(byMilliseconds: 86_400_000)
    model.show(TodayWorld.history, now: tomorrow)
    let followed = model.selectedDay
    _ = model.perform(.earlier)
    model.show(TodayWorld.history, now: tomorrow.advanced(byMilliseconds: 86_400_000))
    #expect(followed == TodayWorld.today.advanced(by: 1) && model.selectedDay == TodayWorld.today)
  }

  @Test func aDayOffIsMarkedAndUnmarked() {
    let model = TodayWorld.model()
    guard case .save(let marked) = model.perform(.toggleDayOff) else {
      Issue.record("nothing to save")
      return
    }
    let history = History(
      days: TodayWorld.history.days, sessions: TodayWorld.history.sessions, settings: marked,
      systemZone: "Europe/Berlin")
    model.show(history, now: TodayWorld.now)
    let status = model.state.value?.day.ring.status
    guard case .save(let unmarked) = model.perform(.toggleDayOff) else { return }
    #expect(marked.isDayOff(TodayWorld.today) && status == .off)
    #expect(!unmarked.isDayOff(TodayWorld.today))
  }

  @Test func escapeGoesBackStepByStepThenIsFree() {
    let model = TodayWorld.model()
    _ = model.perform(.earlier)
    _ = model.perform(.enter)
    _ = model.perform(.nextFigure)
    _ = model.perform(.enter)
    let steps = (0..<5).map { _ in model.perform(.back) }
    #expect(steps == [.handled, .handled, .handled, .handled, .ignored])
    #expect(model.selectedDay == TodayWorld.today && !model.isDrilledDown)
  }

  @Test func enterOnADaysNumberExplainsItThenShowsTheDay() {
    let model = TodayWorld.model()
    _ = model.perform(.nextFigure)
    _ = model.perform(.nextFigure)
    _ = model.perform(.enter)
    let title = model.cursor.open?.explanation.title
    _ = model.perform(.enter)
    #expect(title == "Coded on Thu 25 Jun" && model.state.value?.page == .detail)
  }

  @Test func theDayPageReadsTheRawRow() async {
    let model = TodayWorld.model()
    _ = model.perform(.enter)
    #expect(model.state.value?.breakdown == .loading)
    while model.state.value?.breakdown == .loading { await Task.yield() }
    guard case .known = model.state.value?.breakdown else {
      Issue.record("no breakdown")
      return
    }
  }

  @Test func aFailureNeverWipesWhatIsThere() {
    let model = TodayWorld.model()
    model.fail(AppError(.offline, "No network."))
    model.startLoading()
    #expect(model.state.value != nil)
  }

  @Test func clickingSelectsThenExplains() {
    let model = TodayWorld.model()
    model.click("streak")
    let selected = model.cursor.selected
    model.click("streak")
    #expect(selected == "streak" && model.cursor.open?.explanation.title == "Streak")
  }
}
