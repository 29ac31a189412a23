import Core
import StatsData

/// `codingfit logout`: forgets the session on this machine; other machines stay signed in.
struct LogoutCommand: Sendable {
  let environment: [String: String]

  /// The lines to print.
  func run() async throws(AppError) -> String {
    let account = try AccountParts.start(environment: environment).account
    if await account.state() == .signedOut { return "Nobody is signed in." }
    do throws(AppError) {
      try await account.signOut()
    } catch {
      guard await account.state() == .signedOut else { throw error }
      return "Signed out here. The server was not told: \(error.message)"
    }
    return "Signed out. The history and the settings stay on this machine."
  }
}
