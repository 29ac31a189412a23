import Core
import Terminal
import TestSupport
import Testing

@testable import App

/// Every failure is on the screen, can be put away, and empties nothing.
@MainActor
@Suite struct FailureTests {
  nonisolated static let kinds = AppError.Kind.allCases.filter { $0 != .cancelled }

  @Test(arguments: kinds)
  func failedReads(kind: AppError.Kind) async {
    let harness = AppHarness()
    await harness.repository.set(history: .failure(AppError(kind, "It broke: \(kind).")))
    await harness.app.reload()
    #expect(harness.shows("It broke: \(kind)."))
    harness.press("<esc>")
    #expect(!harness.shows("It broke: \(kind).") && harness.app.history == AppHarness.sample)
  }

  @Test(arguments: kinds)
  func failedSyncs(kind: AppError.Kind) async {
    let harness = AppHarness()
    await harness.repository.set(sync: .failure(AppError(kind, "No answer: \(kind).")))
    harness.press("r")
    await harness.settle()
    let size = Size(width: 120, height: 36)
    #expect(harness.shows(kind == .offline ? "ffline" : "No answer: \(kind)."))
    let banner = harness.lines(size)[2]
    harness.press("<esc>")
    #expect(harness.lines(size)[2] != banner && harness.app.history == AppHarness.sample)
  }

  @Test func failedSaveIsToldAndKeepsTheDraft() async {
    let harness = AppHarness()
    await harness.repository.set(saveError: AppError(.storage, "The disk is full."))
    harness.press("4 <enter> <c-u> 5h <c-s>")
    #expect(await harness.until { harness.shows("Not saved: The disk is full.") })
    #expect(harness.app.hasUnsavedChanges && harness.shows("[ 5h "))
  }

  @Test func noticesAreToldOneAfterTheOther() {
    let harness = AppHarness {
      $0.notices = [AppError(.configuration, "First."), AppError(.storage, "Second.")]
    }
    #expect(harness.shows("First.") && !harness.shows("Second."))
    harness.press("<esc>")
    #expect(!harness.shows("First.") && harness.shows("Second."))
    harness.press("<esc>")
    #expect(!harness.shows("Second."))
  }

  @Test func nothingReadableIsSaidInEveryPane() async {
    let repository = StubRepository()
    await repository.set(history: .failure(AppError(.storage, "The disk is gone.")))
    let harness = AppHarness(repository) { $0.firstHistory = nil }
    harness.app.started()
    #expect(await harness.until { harness.shows("The disk is gone.") })
    harness.press("<esc>")
    let silent = Destination.allCases.filter { destination in
      harness.press("\(destination.index + 1)")
      return !harness.shows("The disk is gone.")
    }
    #expect(silent.isEmpty)
  }
}
