import Core

/// What became of the last save.
public enum SettingsOutcome: Hashable, Sendable {
  case none
  case saving
  case saved
  /// There are problems to mend first.
  case refused
  case failed(AppError)
}
