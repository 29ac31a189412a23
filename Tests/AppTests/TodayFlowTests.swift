import Core
import Terminal
import TestSupport
import Testing

@testable import App

/// Today, typed at through the whole program.
@MainActor
@Suite struct TodayFlowTests {
  private let harness = AppHarness()

  private func saves() async -> [Settings] {
    await harness.repository.calls.compactMap { if case .save(let it) = $0 { it } else { nil } }
  }

  @Test func anEditedGoalChangesToday() async {
    #expect(harness.shows("2h 30m of 4h 00m"))
    harness.press("4 <enter> <c-u> 5h <c-s>")
    #expect(await harness.until { harness.shows("✓ Saved.") })
    harness.press("1")
    #expect(harness.shows("2h 30m of 5h 00m"))
  }

  @Test func aDayOffIsSavedAndShown() async {
    harness.press("f")
    let isSaved = await harness.until {
      await saves().last?.daysOff.first?.first == DateOnly("2026-07-08")
    }
    #expect(await harness.until { harness.shows("F day off") } && isSaved)
  }

  @Test func aDayOffThatCannotBeSavedIsTold() async {
    await harness.repository.set(saveError: AppError(.storage, "The disk is full."))
    harness.press("f")
    #expect(await harness.until { harness.shows("The disk is full.") })
    harness.press("<esc>")
    #expect(!harness.shows("The disk is full."))
  }

  @Test func escapeClosesTheExplanationBeforeTheBanner() async {
    await harness.repository.set(sync: .failure(AppError(.offline, "No network.")))
    harness.press("r")
    await harness.settle()
    harness.press("j <enter>")
    #expect(harness.shows("Esc back"))
    harness.press("<esc>")
    #expect(!harness.shows("Esc back") && harness.shows("r retries"))
    harness.press("<esc> <esc>")
    #expect(!harness.shows("r retries"))
  }

  @Test func clicksSelectAndExplain() {
    let row = harness.lines().firstIndex { $0.contains("2h 30m of") } ?? 0
    let column = harness.lines()[row].distance(of: "2h 30m of") ?? 0
    let click = MouseEvent(.press(button: 1), at: Position(x: column + 1, y: row))
    _ = harness.app.handle(.input(.mouse(click)))
    #expect(harness.shows("▸2h 30m"))
    _ = harness.app.handle(.input(.mouse(click)))
    #expect(harness.shows("Esc back"))
  }

  @Test func theWheelMovesTheSelection() {
    let wheel = MouseEvent(.wheelDown, at: Position(x: 1, y: 9))
    _ = harness.app.handle(.input(.mouse(wheel)))
    #expect(harness.shows("▸"))
  }

  @Test func midnightShowsTheNewDay() {
    #expect(harness.shows("Wed 8 Jul"))
    harness.time.advance(seconds: 9 * 3600 + 1800)
    _ = harness.app.handle(.minutePassed)
    #expect(harness.shows("Thu 9 Jul"))
  }

  @Test func aResumeCatchesUpWithTheClock() {
    harness.time.advance(seconds: 86_400)
    _ = harness.app.handle(.resumed(Size(width: 80, height: 24)))
    #expect(harness.shows("Thu 9 Jul") && harness.app.screen.size.width == 80)
  }
}

extension String {
  /// Characters before the first occurrence of `text`.
  fileprivate func distance(of text: String) -> Int? {
    firstRange(of: text).map { distance(from: startIndex, to: $0.lowerBound) }
  }
}
