import Core

/// A signed-in user's tokens, as they are kept between runs.
package struct UserSession: Sendable, Equatable {
  package var accessToken: String
  /// Good for one renewal, which brings the next one.
  package var refreshToken: String
  /// By the server's clock.
  package var expiry: Instant
  /// The server's clock minus this machine's, in milliseconds, when the tokens came. A wrong
  /// local clock must not renew on every call.
  package var clockOffset: Int
  package var userID: String
  package var email: String

  package init(
    accessToken: String, refreshToken: String, expiry: Instant, clockOffset: Int, userID: String,
    email: String
  ) {
    self.accessToken = accessToken
    self.refreshToken = refreshToken
    self.expiry = expiry
    self.clockOffset = clockOffset
    self.userID = userID
    self.email = email
  }

  /// Milliseconds for which the access token is still good; negative afterwards.
  package func remaining(at now: Instant) -> Int {
    expiry.milliseconds - now.milliseconds - clockOffset
  }
}

extension UserSession {
  /// The server has refused to renew it. Remembered, so that nothing falls back to the key.
  package var isEnded: Bool { refreshToken.isEmpty }

  /// This session without its tokens.
  package var ended: UserSession {
    var copy = self
    copy.accessToken = ""
    copy.refreshToken = ""
    return copy
  }
}

extension UserSession: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Never shows a token.
  package var description: String { "session of \(userID)" }
  package var debugDescription: String { description }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
