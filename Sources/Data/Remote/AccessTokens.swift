import Core

/// The tokens of a signed-in user. A session that cannot be used is an error: falling back to the
/// key would read nothing and call it an empty history.
package protocol AccessTokens: Sendable {
  /// Nil where nobody is signed in: then the key alone asks.
  func current() async throws(AppError) -> String?
  /// A token other than `stale`, which the server has refused.
  func renewed(insteadOf stale: String) async throws(AppError) -> String
}
