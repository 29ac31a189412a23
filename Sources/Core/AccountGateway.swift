/// Signing in and out. A separate protocol, so that Settings needs to know neither tokens nor HTTP.
public protocol AccountGateway: Sendable {
  /// How things stand on disk; asks no server.
  func state() async -> AccountState

  func signIn(email: String, password: String) async throws(AppError)

  /// Has a code mailed to somebody who has an account.
  func sendCode(email: String) async throws(AppError)

  /// Signs in with the mailed code, or with the whole link from the mail.
  func signIn(email: String, code: String) async throws(AppError)

  /// Forgets the session here, then tells the server. An error means that only the server has not
  /// heard of it. The history and the settings stay.
  func signOut() async throws(AppError)
}
