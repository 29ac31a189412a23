import Core

/// Accounts of a Supabase project.
public struct SupabaseAccount: AccountGateway {
  private let auth: SupabaseAuth
  private let sessions: FileSessionStore
  private let client: AccountClient
  private let folders: DataFolders
  private let server: String

  package init(
    auth: SupabaseAuth, sessions: FileSessionStore, client: AccountClient, folders: DataFolders,
    server: String
  ) {
    self.auth = auth
    self.sessions = sessions
    self.client = client
    self.folders = folders
    self.server = server
  }

  public func state() async -> AccountState {
    guard let session = try? await sessions.load() else { return .signedOut }
    let email = SafeText.oneLine(session.email.isEmpty ? session.userID : session.email, limit: 60)
    if session.isEnded { return .ended(email: email) }
    let outbox = try? outbox(of: session.userID).load()
    return .signedIn(
      email: email, pending: outbox?.entries.count ?? 0, problem: outbox?.problem)
  }

  public func signIn(email: String, password: String) async throws(AppError) {
    try await keep(try await auth.signIn(email: email, password: password), email: email)
  }

  public func sendCode(email: String) async throws(AppError) {
    try await auth.sendCode(email: email)
  }

  public func signIn(email: String, code: String) async throws(AppError) {
    let session =
      if let link = SignInLink(code) {
        try await auth.verify(link)
      } else {
        try await auth.verify(email: email, code: code)
      }
    try await keep(session, email: email)
  }

  public func signOut() async throws(AppError) {
    let session = try await sessions.locked { () async throws(AppError) -> UserSession? in
      let session = try await sessions.load()
      try await sessions.save(nil)
      return session
    }
    guard let session, !session.isEnded else { return }
    try await auth.signOut(session)
  }

  /// Who the server takes us for; nil where the migration has never been run.
  public func whoami() async throws(AppError) -> WhoAmI? { try await client.whoami() }

  /// The id of the user who is signed in.
  public func user() async -> String? {
    guard let session = try? await sessions.load(), !session.isEnded else { return nil }
    return session.userID
  }

  private func keep(_ session: UserSession, email: String) async throws(AppError) {
    var session = session
    if session.email.isEmpty { session.email = email }
    guard !session.userID.isEmpty else {
      throw AppError(.badAnswer, "The server did not say who has signed in. Try again.")
    }
    let kept = session
    let previous = sessions.lastUser
    if let previous, previous != session.userID {
      try await outbox(of: session.userID).update { outbox in
        if !outbox.isMerged { outbox.startsEmpty = true }
      }
    }
    try await sessions.locked { () async throws(AppError) in try await sessions.save(kept) }
  }

  private func outbox(of user: String) -> OutboxFile {
    OutboxFile(path: folders.history(server: server, user: user) + "/outbox.json")
  }
}
