import Core

extension AppModel {
  var motion: Motion {
    let passed = max(0, frameTime.milliseconds - openedAt.milliseconds)
    return Motion(elapsed: hasMotion ? .milliseconds(passed) : nil)
  }

  private var hasMotion: Bool { environment.allowsMotion && look.hasMotion }

  /// Whether frames are needed: while this is false, nothing wakes the program.
  var needsFrames: Bool {
    guard hasMotion else { return false }
    if case .syncing = sync?.status { return true }
    return motion.isSweeping
  }

  /// The next frame, as late as it is.
  func advance() { frameTime = environment.clock.now() }

  /// Today's ring, for the window's title.
  var title: String {
    guard let history else { return "codingfit" }
    let ring = Core.Ring(of: history.today(at: now), in: history, now: now)
    return ring.percent.map { "\($0) % codingfit" } ?? "codingfit"
  }

  /// Rings, if asked to, when a newer history brings today's goal.
  func noteGoal(_ newer: History) {
    guard look.ringsBell, let history else { return }
    let today = newer.today(at: environment.clock.now())
    let before = DayStatus(of: today, in: history, today: today)
    let after = DayStatus(of: today, in: newer, today: today)
    if before == .pending, after == .met { bells += 1 }
  }

  /// The selected number, to the clipboard.
  func copySelected() -> AppRequest? {
    guard let text = tab?.selectedText else { return nil }
    note = "Copied \(text)."
    return .copy(text)
  }
}
