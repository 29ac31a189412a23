import Core

/// How the form as a whole stands, for its last line.
struct SettingsStatus: Hashable {
  let outcome: SettingsOutcome
  let unsaved: [String]
  let asksToDiscard: Bool
  let asksToSignOut: Bool
  let accountOutcome: AccountOutcome
  let leftOut: Bool
  let isTyping: Bool
  let focus: SettingsField

  @MainActor
  init(_ model: SettingsModel) {
    outcome = model.outcome
    unsaved = model.unsaved
    asksToDiscard = model.asksToDiscard
    asksToSignOut = model.asksToSignOut
    accountOutcome = model.accountOutcome
    leftOut = model.leftOut
    isTyping = model.isTyping
    focus = model.focus
  }

  func summary(of review: SettingsReview, form: SettingsForm) -> (text: String, role: Role) {
    if asksToDiscard { return ("Discard the changes? y discards, n keeps them.", .caution) }
    if asksToSignOut {
      return ("Sign out? The history and the settings stay. y signs out, n stays.", .caution)
    }
    if focus.isAccount {
      switch accountOutcome {
      case .working: return ("Asking the server…", .muted)
      case .failed(let error): return ("✗ \(error.message)", .critical)
      case .none: break
      }
    }
    if leftOut { return ("Control characters, and what is too long, were left out.", .caution) }
    switch outcome {
    case .saving: return ("Saving…", .muted)
    case .saved: return ("✓ Saved.", .good)
    case .failed(let error): return ("✗ Not saved: \(error.message)", .critical)
    case .none, .refused: break
    }
    let changes = unsaved.isEmpty ? "" : "Unsaved: " + unsaved.joined(separator: ", ")
    guard let first = form.firstProblem(in: review), !isTyping || first != focus else {
      return (changes, .text)
    }
    let count = review.problems.count
    let problem =
      "\(count) problem\(count == 1 ? "" : "s"): fix \(first.possessive) to save."
    return (changes.isEmpty ? problem : problem + "   " + changes, .critical)
  }
}
