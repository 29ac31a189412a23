extension SettingsModel {
  /// Why a command would do nothing just now; nil where it would do something.
  public func refusal(of command: SettingsCommand) -> String? {
    guard form != nil, !asksToDiscard else { return nil }
    switch command {
    case .save where outcome == .saving: return "Saving already."
    case .save where !hasUnsavedChanges && review.problems.isEmpty && !isEditing:
      return "Everything is saved."
    case .remove:
      if case .dayOff = focus { return nil }
      return "Go to a range of days off first: x removes it."
    case .toggle where focus.isText && !isEditing: return "Enter types into this field."
    default: return nil
    }
  }
}
