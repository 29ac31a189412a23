import Core

/// The outbox on disk, one for each user of each server, shared by every process of the program.
///
/// It is written before the settings are, and what was sent is taken out after the server has said
/// so: whenever the power goes, a change is at worst sent twice.
package struct OutboxFile: Sendable {
  package let path: String
  private let clock: any Clock<Duration>

  package init(path: String, clock: any Clock<Duration> = QuietClock()) {
    self.path = path
    self.clock = clock
  }

  /// An empty one where there is no file. One that cannot be read is kept beside it.
  package func load() throws(AppError) -> Outbox {
    guard let bytes = try StoredFile.read(path) else { return Outbox() }
    if let outbox = Outbox(json: bytes) {
      guard !outbox.isNewer else { throw Self.newer }
      return outbox
    }
    _ = StoredFile.setAside(path)
    return Outbox()
  }

  private static let newer = AppError(
    .storage, "A newer codingfit keeps the settings that wait to be sent. Update this one.")

  /// Reads, changes and writes while no other process does.
  @discardableResult
  package func update(
    _ change: @Sendable (inout Outbox) -> Void
  ) async throws(AppError) -> Outbox {
    if let folder = StoredFile.parent(of: path) { try StoredFile.makeFolder(folder) }
    let lock = try await lock()
    let before = try load()
    var outbox = before
    change(&outbox)
    if outbox != before { try AtomicFile.write(Array(outbox.json.utf8), to: path) }
    _ = consume lock
    return outbox
  }

  /// The others hold it for the length of one write.
  private func lock() async throws(AppError) -> FileLock {
    for _ in 0..<250 {
      if let lock = try FileLock(trying: path + ".lock") { return lock }
      do {
        try await clock.sleep(for: .milliseconds(20))
      } catch {
        throw AppError(.cancelled, "Cancelled.")
      }
    }
    throw AppError(.storage, "Another codingfit is writing the settings. Try again.")
  }
}
