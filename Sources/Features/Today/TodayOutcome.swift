import Core

/// What came of a command.
public enum TodayOutcome: Hashable, Sendable {
  case handled
  /// Nothing here to do; the key is free for the screen around the pane.
  case ignored
  /// These settings are to be saved, and the history read again under them.
  case save(Settings)
}
