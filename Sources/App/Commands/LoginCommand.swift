import Core
import StatsData

/// `codingfit login`: signs in with a password or a mailed code.
struct LoginCommand: Sendable {
  let options: LoginOptions
  let output: CommandOutput

  /// The exit status: 0 signed in, 1 not.
  func run(environment: [String: String]) async -> Int32 {
    do throws(AppError) {
      guard let parts = try HistoryPlace(environment: environment).account else {
        throw Self.noServer
      }
      output.answer(try await signIn(parts.account) + "\n")
      return 0
    } catch {
      return output.fail(error.message)
    }
  }

  static let noServer = AppError(
    .configuration, "No server is set up: set SUPABASE_URL and SUPABASE_KEY.")

  /// The lines to print.
  private func signIn(_ account: SupabaseAccount) async throws(AppError) -> String {
    let email = if let email = options.email { email } else { try Self.answer("E-mail: ") }
    if options.usesCode {
      try await account.sendCode(email: email)
      let code = try Self.answer("A code was mailed to \(SafeText.oneLine(email)). Code, or link: ")
      try await account.signIn(email: email, code: code)
    } else {
      let password =
        try options.readsStandardInput
        ? Self.line(readLine(strippingNewline: true)) : PasswordPrompt.read("Password: ")
      try await account.signIn(email: email, password: password)
    }
    var lines = ["Signed in as \(SafeText.oneLine(email))."]
    lines += await remarks(account)
    return lines.joined(separator: "\n")
  }

  /// What keeps the settings from following the user. Where the server does not tell, nothing is
  /// said: signing in has worked.
  private func remarks(_ account: SupabaseAccount) async -> [String] {
    do throws(AppError) {
      guard let answer = try await account.whoami() else {
        return [
          "The project lacks the tables for settings, which stay on this machine until it has them: "
            + "codingfit schema prints the migration."
        ]
      }
      guard answer.isOld else { return [] }
      return [
        "The project's tables are of an older version: run what codingfit schema prints again."
      ]
    } catch {
      return []
    }
  }

  private static func answer(_ question: String) throws(AppError) -> String {
    PasswordPrompt.ask(question)
    return try line(readLine(strippingNewline: true))
  }

  private static func line(_ text: String?) throws(AppError) -> String {
    let line = text?.filter { !$0.isNewline } ?? ""
    guard !line.isEmpty else { throw AppError(.invalidInput, "Nothing was typed.") }
    return line
  }
}
