import Core
import StatsData

/// `codingfit logout`: forgets the session on this machine; other machines stay signed in.
struct LogoutCommand: Sendable {
  let output: CommandOutput

  /// The exit status: 0 where nobody is signed in afterwards.
  func run(environment: [String: String]) async -> Int32 {
    do throws(AppError) {
      guard let parts = try HistoryPlace(environment: environment).account else {
        throw LoginCommand.noServer
      }
      output.answer(try await signOut(parts.account) + "\n")
      return 0
    } catch {
      return output.fail(error.message)
    }
  }

  private func signOut(_ account: SupabaseAccount) async throws(AppError) -> String {
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
