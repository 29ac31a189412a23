/// Why no answer came. Everything that is not a whole HTTP answer ends here.
package struct HTTPFailure: Error, Sendable, Equatable {
  package let kind: Kind
  /// The raw cause, for the log only.
  package let cause: String

  package init(_ kind: Kind, _ cause: String = "") {
    self.kind = kind
    self.cause = cause
  }

  package enum Kind: String, Sendable, CaseIterable {
    /// No way to the network.
    case notConnected
    /// The name does not resolve: offline, or a paused project.
    case hostNotFound
    case refused
    case timedOut
    /// The connection ended before the answer did.
    case connectionLost
    /// What came is not HTTP.
    case notHTTP
    /// A cut body or an untrusted certificate: the system has one code for both.
    case transferFailed
    /// The server asks for a user name and password.
    case challenged
    case tooLarge
    /// Plain http to a host that is not this machine, or not a URL at all.
    case forbiddenURL
    case cancelled
    /// This system has no libcurl.
    case noLibrary
  }
}
