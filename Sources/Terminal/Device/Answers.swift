/// Which of our questions the terminal still owes an answer: one that came after we have left would
/// end up in the shell, as would what the mouse did meanwhile.
struct Answers {
  /// A terminal that takes longer for its first answer is taken for one that gives none.
  private static let patience = Duration.seconds(1)

  private var missing = 0
  private var askedAt = ContinuousClock.now
  /// Whether it answers at all.
  private var isTalking = false

  mutating func asked() {
    missing += 1
    askedAt = .now
  }

  mutating func came(in events: [InputEvent]) {
    let count = events.count { $0 == .deviceAttributes }
    guard count > 0 else { return }
    isTalking = true
    missing = max(0, missing - count)
  }

  /// After so many answers were waited for; what has not come by now is given up.
  mutating func waited(came count: Int) {
    if count < due { isTalking = false }
    missing = 0
  }

  /// Whether asking once more tells when all that was on its way is here.
  var canAskAgain: Bool { isTalking && missing == 0 }

  /// How many answers are worth waiting for.
  var due: Int { isTalking || .now - askedAt < Self.patience ? missing : 0 }
}
