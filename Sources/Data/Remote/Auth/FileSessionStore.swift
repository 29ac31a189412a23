import Core

/// The session in a file of its own, for this user alone, shared by every process of the program.
package struct FileSessionStore: SessionStore {
  private let path: String
  private let clock: any Clock<Duration>

  /// The folder of `path` is made when something is saved.
  package init(path: String, clock: any Clock<Duration>) {
    self.path = path
    self.clock = clock
  }

  /// A file that cannot be understood means signed out: its tokens are lost either way.
  package func load() async throws(AppError) -> UserSession? {
    try StoredFile.read(path).flatMap { UserSession(json: $0) }
  }

  package func save(_ session: UserSession?) async throws(AppError) {
    try makeFolder()
    // An emptied file, not a removed one: the rename is as durable as that of a new session.
    try AtomicFile.write(Array((session?.json ?? "{}\n").utf8), to: path)
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
