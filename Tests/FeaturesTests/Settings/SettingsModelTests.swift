import Core
import Terminal
import Testing

@testable import Features

@MainActor
@Suite struct SettingsModelTests {
  /// Stores what is saved, and shows it again, like the program does.
  @MainActor
  final class Store {
    var stored: [Settings] = []
    var failure: AppError?
    weak var model: SettingsModel?

    func save(_ settings: Settings) throws(AppError) {
      if let failure { throw failure }
      stored.append(settings)
      model?.show(SettingsSample.history(settings), today: SettingsSample.today)
    }
  }

  private let store = Store()
  private let model: SettingsModel

  init() {
    let store = store
    model = SettingsModel { settings throws(AppError) in try store.save(settings) }
    store.model = model
    model.show(SettingsSample.history(), today: SettingsSample.today)
  }

  private func press(_ keys: Key...) {
    for key in keys {
      guard let command = SettingsKeys.command(for: key, in: model) else { continue }
      model.perform(command)
    }
  }

  private func type(_ text: String) { for character in text { press(Key(character)) } }

  private func settle() async {
    for _ in 0..<100 where model.outcome == .saving { await Task.yield() }
  }

  private let save = Key(.character("s"), .control)

  @Test func lettersAreTextOnlyWhileEditing() {
    type("q1r")
    #expect(model.form?.text(.dailyGoal) == "4h 00m")
    press(Key(.enter), Key(.character("u"), .control))
    type("1q4")
    #expect(model.form?.text(.dailyGoal) == "1q4")
  }

  @Test func saveStoresAndIsCleanAgain() async {
    press(Key(.enter), Key(.character("u"), .control))
    type("5h")
    #expect(model.unsaved == ["daily goal"])
    press(save)
    await settle()
    #expect(store.stored.last?.goal(on: SettingsSample.today).dailyGoalMinutes == 300)
    #expect(model.outcome == .saved && !model.hasUnsavedChanges && !model.isEditing)
    #expect(model.form?.text(.dailyGoal) == "5h 00m")
  }

  @Test func saveGoesToTheFirstProblem() {
    model.perform(.focus(.lateFrom))
    press(Key(.enter))
    type("x")
    model.perform(.focus(.weeklyGoal))
    type("x")
    model.perform(.focus(.currency))
    press(save)
    #expect(model.focus == .weeklyGoal && model.isEditing && model.outcome == .refused)
    #expect(store.stored.isEmpty && model.review.problems.count == 2)
  }

  @Test func failedSaveKeepsTheDraft() async {
    store.failure = AppError(.storage, "The settings could not be written.")
    press(Key(.tab), Key(.tab), Key(.tab), Key(" "), save)
    await settle()
    #expect(model.outcome == .failed(AppError(.storage, "The settings could not be written.")))
    #expect(model.form?.windowOn == false && model.hasUnsavedChanges)
  }

  @Test func newHistoryKeepsWhatIsTyped() {
    press(Key(.enter))
    type("x")
    var settings = SettingsSample.settings
    settings.weekStart = 1
    model.show(SettingsSample.history(settings), today: SettingsSample.today.advanced(by: 1))
    #expect(model.form?.text(.dailyGoal) == "4h 00mx")
    #expect(model.form?.weekStart == 1 && model.form?.text(.validFrom) == "2026-06-26")
    #expect(model.unsaved == ["daily goal"])
  }

  @Test func escapeLeavesTheFieldThenAsks() {
    press(Key(.enter))
    type("x")
    press(Key(.escape))
    #expect(!model.isEditing && model.hasUnsavedChanges && !model.asksToDiscard)
    press(Key(.escape))
    #expect(model.asksToDiscard)
    press(Key("n"), Key(.escape), Key("y"))
    #expect(!model.asksToDiscard && !model.hasUnsavedChanges)
    #expect(model.form?.text(.dailyGoal) == "4h 00m")
  }

  @Test func escapeWithoutChangesMeansNothingHere() {
    #expect(!model.perform(.discard))
  }

  @Test func daysOffAreRemoved() {
    guard let range = SettingsSample.settings.daysOff.first else { return }
    model.perform(.focus(.dayOff(range)))
    press(Key("x"))
    #expect(model.form?.daysOff == [] && model.focus == .newDayOffFirst)
  }

  @Test func problemWaitsUntilTheFieldIsLeft() {
    press(Key(.enter))
    type("x")
    #expect(model.isTyping)
    press(Key(.tab))
    #expect(!model.isTyping && model.isEditing && model.focus == .weeklyGoal)
  }

  @Test func arrowsWalkTheRows() {
    press(Key("j"), Key(.down), Key(.down), Key(.down), Key("l"), Key(.down))
    #expect(model.focus == .dayOff(SettingsSample.form().daysOff[0]))
    press(Key(.up))
    #expect(model.focus == .restDay(2))
  }

  @Test func pasteIsTextWithoutControlCharacters() {
    press(Key(.enter), Key(.character("u"), .control))
    model.perform(.insert("3h\u{1B}[2J\n"))
    #expect(model.form?.text(.dailyGoal) == "3h[2J" && model.leftOut)
  }
}
