import Core
import Terminal
import TestSupport
import Testing

@testable import Features

@MainActor
@Suite struct SettingsScreenTests {
  private let model = SettingsModel { (_: Settings) throws(AppError) in }

  init() { model.show(SettingsSample.history(), today: SettingsSample.today) }

  private func screen(_ size: Size, theme: Theme = .dark) -> Buffer {
    var buffer = Buffer(size: size, style: theme.style(.text))
    SettingsPane(model, theme: theme)?.draw(in: buffer.area, on: &buffer)
    return buffer
  }

  @Test(arguments: [
    Size(width: 80, height: 24), Size(width: 120, height: 36), Size(width: 200, height: 60),
  ])
  func untouched(size: Size) {
    expectScreen(screen(size), named: "settings_\(size.width)x\(size.height)")
  }

  @Test func problemsAndNotices() {
    model.perform(.focus(.weeklyGoal))
    model.perform(.enter)
    model.perform(.deleteToStart)
    model.perform(.insert("30h"))
    model.perform(.focus(.rate("beacon")))
    model.perform(.insert("o"))
    model.perform(.save)
    expectScreen(screen(Size(width: 80, height: 24)), named: "settings_problem_80x24")
  }

  @Test func discardIsAskedWithoutColours() {
    model.perform(.focus(.restDay(4)))
    model.perform(.toggle)
    model.perform(.discard)
    expectScreen(
      screen(Size(width: 80, height: 24), theme: .monochrome), named: "settings_discard_80x24")
  }
}
