import Core

/// Where the history comes from, as the environment and the config file say.
public struct ServerConfig: Sendable, Equatable {
  /// Nil where neither names one.
  public var url: String?
  public var key: String?
  /// Where each was found, for `doctor`: a variable's name or the file's path.
  public var urlOrigin: String?
  public var keyOrigin: String?
  /// The key of WakaTime itself, for `collect`.
  public var wakaTimeKey: String?
  public var wakaTimeKeyOrigin: String?
  /// Sentences for the user: a file that cannot be read, a key that others can read.
  public var warnings: [AppError] = []

  public init() {}
}
