import Core

/// What a message about a failed request has to name.
package struct RequestContext: Sendable, Equatable {
  package let host: String
  /// The table that was asked for.
  package let table: String
  package let isSignedIn: Bool

  package init(host: String, table: String, isSignedIn: Bool) {
    self.host = host
    self.table = table
    self.isSignedIn = isSignedIn
  }
}
