import Core

/// Where the session is kept between runs and shared between processes.
package protocol SessionStore: Sendable {
  /// Nil where nobody is signed in.
  func load() async throws(AppError) -> UserSession?
  /// Nil signs out.
  func save(_ session: UserSession?) async throws(AppError)
  /// Runs `body` while no other process renews the session.
  func locked<Value: Sendable>(
    _ body: @Sendable () async throws(AppError) -> Value
  ) async throws(AppError) -> Value
}
