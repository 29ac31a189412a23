import Core

/// Settings as read from their file, and what was wrong with it.
public struct LoadedSettings: Sendable, Equatable {
  public let settings: Settings
  /// A sentence for the user about each thing that could not be used.
  public let problems: [AppError]
}
