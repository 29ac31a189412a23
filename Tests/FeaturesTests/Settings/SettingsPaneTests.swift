import Core
import Terminal
import Testing

@testable import Features

@MainActor
@Suite struct SettingsPaneTests {
  private let model = SettingsModel { (_: Settings) throws(AppError) in }

  init() { model.show(SettingsSample.history(), today: SettingsSample.today) }

  private func lines(_ width: Int, _ height: Int) -> [String] {
    var buffer = Buffer(size: Size(width: width, height: height))
    SettingsPane(model, theme: .dark)?.draw(in: buffer.area, on: &buffer)
    return (0..<height).map { buffer.row($0) }
  }

  @Test(arguments: [
    "Daily goal    [ 4h 00m     ]  0 = no daily goal", "5 work days × 4h = 20h",
    "[x]  [ 09:00 ] – [ 18:00 ]", "12 Jul–24 Jul 2026", "( ) Sunday (•) Monday",
    "[ EUR ]   rounding (•) half up", "atlas  [ 95.00      ] from [ 2026-01-01 ]",
    "cedar  [            ] from [            ]  not invoiced",
  ])
  func formIsDrawn(text: String) {
    #expect(lines(100, 40).contains { $0.contains(text) })
  }

  @Test func problemsAndUnsavedFieldsAreNamed() {
    model.perform(.focus(.rate("beacon")))
    model.perform(.enter)
    model.perform(.insert("o"))
    model.perform(.nextField)
    let shown = lines(100, 40)
    #expect(shown.contains { $0.contains("✗ Use digits and one point") })
    #expect(
      shown.last?.contains("1 problem: fix beacon's rate to save.   Unsaved: beacon rate") == true)
  }

  @Test func helpStandsOnTheRightOfWideScreens() {
    #expect(lines(120, 36)[1].contains("Coding time to reach on every"))
  }

  @Test func focusIsAlwaysOnTheScreen() {
    let hidden = (model.form?.order ?? []).filter { field in
      model.perform(.focus(field))
      return !lines(30, 8).contains { $0.contains("▸") }
    }
    #expect(hidden.isEmpty)
  }

  @Test func everySizeSurvives() {
    var drawn = 0
    for width in 0...24 {
      for height in 0...12 {
        drawn += lines(width, height).count
      }
    }
    #expect(drawn == 25 * 78)
  }

  @Test func clicksFindTheirField() {
    let pane = SettingsPane(model, theme: .dark)
    let area = Rect(x: 0, y: 2, width: 100, height: 40)
    #expect(pane?.field(at: Position(x: 20, y: 3), in: area) == .dailyGoal)
    #expect(pane?.field(at: Position(x: 33, y: 7), in: area) == .windowStart)
    #expect(pane?.field(at: Position(x: 3, y: 2), in: area) == nil)
  }
}
