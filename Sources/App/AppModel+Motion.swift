import Core

extension AppModel {
  var motion: Motion {
    let passed = max(0, frameTime.milliseconds - openedAt.milliseconds)
    guard hasMotion else { return Motion(elapsed: nil) }
    // A minute that turned meanwhile has brought it to its end, whatever became of the frames.
    let counted = counting?.total(at: max(frameTime, now))
    return Motion(elapsed: .milliseconds(passed), counted: counted)
  }

  private var hasMotion: Bool { environment.allowsMotion && look.hasMotion }

  /// Whether frames are needed: while this is false, nothing wakes the program.
  var needsFrames: Bool {
    guard hasMotion else { return false }
    if case .syncing = sync?.status { return true }
    return motion.isSweeping || motion.counted != nil
  }

  /// Sets today's total off towards what a newer history has for it.
  func count(to newer: History) {
    guard hasMotion, let history else { return }
    let moment = environment.clock.now()
    let (old, new) = (today(of: history, at: moment), today(of: newer, at: moment))
    guard old.date == new.date, let to = new.total,
      let from = motion.counted ?? old.total, from != to
    else { return }
    frameTime = moment
    counting = Counting(from: from, to: to, since: moment)
  }

  private func today(of history: History, at moment: Instant) -> Core.Ring {
    Core.Ring(of: history.today(at: moment), in: history, now: moment)
  }

  /// The next frame, as late as it is.
  func advance() { frameTime = environment.clock.now() }

  /// Today's ring, for the window's title.
  var title: String {
    guard let history else { return "codingfit" }
    return today(of: history, at: now).percent.map { "\($0) % codingfit" } ?? "codingfit"
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
