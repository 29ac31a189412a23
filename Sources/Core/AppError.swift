/// Everything that can go wrong and that the user is told about. Closed and worded for the user;
/// the raw cause goes to the log, never to the screen.
public struct AppError: Error, Hashable, Sendable {
  /// What kind of failure this is; decides whether a retry makes sense.
  public let kind: Kind
  /// One line for the user: what happened and what to do. Never holds control characters, keys or
  /// tokens.
  public let message: String

  public init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The network or the server cannot be reached.
    case offline
    /// The server answered, but is busy, waking up or paused.
    case serverUnavailable
    /// The key, the URL or a setting is wrong.
    case configuration
    /// Signed out, or not allowed.
    case unauthorised
    /// A table or a column is not there.
    case schema
    /// The answer was not what the server should send.
    case badAnswer
    /// Nothing came although the cache has rows.
    case suspiciouslyEmpty
    /// A file could not be read or written.
    case storage
    /// A value the user gave was refused.
    case invalidInput
    /// The work was cancelled.
    case cancelled
  }
}
