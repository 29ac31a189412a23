import Core

/// The session in a file of its own, for this user alone, shared by every process of the program.
package struct FileSessionStore: SessionStore {
  private let path: String
  /// The session's tokens are for this server and are never sent to another one.
  private let server: String
  private let clock: any Clock<Duration>

  /// The folder of `path` is made when something is saved.
  package init(path: String, server: String, clock: any Clock<Duration>) {
    self.path = path
    self.server = server
    self.clock = clock
  }

  /// A file that cannot be understood means signed out: its tokens are lost either way.
  package func load() async throws(AppError) -> UserSession? {
    guard let bytes = try StoredFile.read(path), isOurs(bytes) else { return nil }
    return UserSession(json: bytes)
  }

  /// Signing out keeps the user's id: the history that is on disk goes on being theirs.
  package func save(_ session: UserSession?) async throws(AppError) {
    try makeFolder()
    var tree = session?.tree ?? .object([])
    tree["server"] = .string(server)
    if session == nil { tree["last_user"] = lastUser.map { .string($0) } }
    // An emptied file, not a removed one: the rename is as durable as that of a new session.
    try AtomicFile.write(Array(tree.prettyText.utf8), to: path)
  }

  /// Who is signed in on this server, or was the last to be.
  package var lastUser: String? {
    guard let bytes = try? StoredFile.read(path), isOurs(bytes),
      let tree = try? JSONTree(parsing: bytes)
    else { return nil }
    let user = tree["user_id"]?.string ?? tree["last_user"]?.string
    return user?.isEmpty == false ? user : nil
  }

  private func isOurs(_ bytes: [UInt8]) -> Bool {
    (try? JSONTree(parsing: bytes))?["server"]?.string == server
  }

  /// Waits up to half a minute for the other process, longer than a renewal may take.
  package func locked<Value: Sendable>(
    _ body: @Sendable () async throws(AppError) -> Value
  ) async throws(AppError) -> Value {
    try makeFolder()
    for _ in 0..<300 {
      if let lock = try FileLock(trying: path + ".lock") {
        let value = try await body()
        _ = consume lock
        return value
      }
      do {
        try await clock.sleep(for: .milliseconds(100))
      } catch {
        throw AppError(.cancelled, "Cancelled.")
      }
    }
    throw AppError(.storage, "Another codingfit is renewing the session. Try again.")
  }

  private func makeFolder() throws(AppError) {
    if let folder = StoredFile.parent(of: path) { try StoredFile.makeFolder(folder) }
  }
}
