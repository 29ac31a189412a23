import Core
import Foundation

/// A signed-in user's invoices: the table on the server, and a copy here that is read offline.
///
/// What this machine issued before anybody signed in becomes the first user's, and is entered on
/// the server like everything else. What another user's account holds is neither seen nor counted.
package struct AccountLedger: Sendable {
  let table: InvoiceTable
  private let sessions: FileSessionStore
  private let folders: DataFolders
  private let server: String
  private let clock: any Clock<Duration>

  init(
    table: InvoiceTable, sessions: FileSessionStore, folders: DataFolders, server: String,
    clock: any Clock<Duration>
  ) {
    self.table = table
    self.sessions = sessions
    self.folders = folders
    self.server = server
    self.clock = clock
  }

  /// Whose invoices these are: who is signed in, or was last. Nil: nobody ever was.
  var owner: String? { sessions.lastUser.map { server + " " + $0 } }

  /// Throws where a session has ended: then nothing may go on as if nobody had signed in.
  func isSignedIn() async throws(AppError) -> Bool {
    guard let session = try await sessions.load() else { return false }
    guard !session.isEnded else { throw RemoteProblem.ended }
    return true
  }

  /// Brings the copy up to date and enters what was issued here without the server. Nothing where
  /// nobody is signed in, or where another process is at it.
  package func sync() async throws(AppError) {
    guard try await isSignedIn(), let owner, let lock = try lock(owner) else { return }
    _ = try await refresh(owner)
    _ = consume lock
  }

  // MARK: Under the lock

  /// The copy after asking the server. The lock is held.
  func refresh(_ owner: String) async throws(AppError) -> LedgerFile.Contents {
    let file = try file(owner)
    let before = try contents(owner)
    var copy = before
    var rows = try await table.rows(since: copy.mark, account: owner)
    let seen = Set((rows.map(\.entry) + copy.ledger.entries).compactMap(\.id))
    rows += try await table.rows(
      ids: (copy.begun ?? []).filter { !seen.contains($0) }, account: owner)
    copy.adopt(rows)
    if copy != before { try file.write(copy) }
    return try await enterLocal(copy, owner, file)
  }

  /// Enters what the machine's own ledger holds and the server lacks. A number that the server has
  /// under another id was given on two machines before they knew of each other: both stay listed.
  private func enterLocal(
    _ copy: LedgerFile.Contents, _ owner: String, _ file: LedgerFile
  ) async throws(AppError) -> LedgerFile.Contents {
    var copy = copy
    let mine = try machine.claim(for: owner) { Self.newID() }
    for entry in mine.entries where entry.account == owner && entry.state != .reserved {
      guard !copy.ledger.entries.contains(where: { $0.id == entry.id }),
        copy.ledger.entry(entry.number) == nil
      else { continue }
      guard case .stored(let row) = try await table.insert(entry, account: owner) else { continue }
      copy.adopt([row])
      copy.ledger.complete(row.entry, files: entry.files)
      try file.write(copy)
    }
    return copy
  }

  func file(_ owner: String) throws(AppError) -> LedgerFile {
    LedgerFile(path: try folder(owner) + "/ledger.json")
  }

  /// The copy on disk. One that cannot be read is kept beside it: the server has what it held.
  func contents(_ owner: String) throws(AppError) -> LedgerFile.Contents {
    let file = try file(owner)
    do throws(AppError) {
      return try file.contents()
    } catch {
      guard let bytes = try StoredFile.read(file.path), (try? JSONTree(parsing: bytes)) == nil,
        StoredFile.setAside(file.path) != nil
      else { throw error }
      return LedgerFile.Contents()
    }
  }

  /// Nil while another process holds it.
  func lock(_ owner: String) throws(AppError) -> FileLock? {
    let folder = try folder(owner)
    guard let lock = try FileLock(trying: folder + "/lock") else { return nil }
    AtomicFile.removeLeftovers(in: folder)
    return lock
  }

  /// Waits for another process, which holds it for a few requests.
  func waitForLock(_ owner: String) async throws(AppError) -> FileLock {
    for _ in 0..<200 {
      if let lock = try lock(owner) { return lock }
      do {
        try await clock.sleep(for: .milliseconds(100))
      } catch {
        throw AppError(.cancelled, "Cancelled.")
      }
    }
    throw AppError(.storage, "Another codingfit is writing an invoice. Try again.")
  }

  // MARK: Without the lock

  /// Every invoice of the owner that is known here: the server's, and what it has not been told.
  func known() throws(AppError) -> InvoiceLedger {
    let local = try machine.read()
    guard let owner else { return local }
    var ledger = try contents(owner).ledger
    let ids = Set(ledger.entries.compactMap(\.id))
    for entry in local.entries
    where (entry.account ?? owner) == owner && !(entry.id.map(ids.contains) ?? false) {
      ledger.add(entry)
    }
    return ledger
  }

  /// The ledger of this machine, which no account is needed for.
  private var machine: InvoiceStore {
    InvoiceStore(folders: folders, home: "") { _, _ in [] }
  }

  private func folder(_ owner: String) throws(AppError) -> String {
    let user = owner.dropFirst(server.count + 1)
    let folder = folders.history(server: server, user: String(user)) + "/invoices"
    try StoredFile.makeFolder(folder)
    return folder
  }

  static func newID() -> String { UUID().uuidString.lowercased() }
}

extension LedgerFile.Contents {
  /// Takes in rows of the server and moves the mark on. It stays a minute behind the newest change,
  /// for a transaction that began before it may end after it.
  mutating func adopt(_ rows: [InvoiceRow]) {
    let begun = Set(begun ?? [])
    for row in rows {
      let isBegun = row.entry.id.map(begun.contains) ?? false
      ledger.adopt(isBegun ? row.entry.unfinished : row.entry)
      guard let changed = ServerTime.instant(row.updatedAt) else { continue }
      let mark = ServerTime.text(changed.advanced(byMilliseconds: -Milliseconds.perMinute))
      if mark > self.mark ?? "" { self.mark = mark }
    }
  }

  /// Notes that an invoice's files are written.
  mutating func complete(_ entry: IssuedInvoice, files: [String]) {
    ledger.complete(entry, files: files)
    begun?.removeAll { $0 == entry.id }
  }
}
