import Core

/// Keeps the settings here and those in the user's tables in step: what was changed here is sent,
/// then everything is read back.
package struct AccountSync: Sendable {
  private let client: AccountClient
  /// What was issued, on this machine or another.
  package let invoices: AccountLedger
  private let sessions: FileSessionStore
  private let folders: DataFolders
  private let server: String

  package init(
    client: AccountClient, invoices: AccountLedger, sessions: FileSessionStore,
    folders: DataFolders, server: String
  ) {
    self.client = client
    self.invoices = invoices
    self.sessions = sessions
    self.folders = folders
    self.server = server
  }

  /// The history's folder: the user's who is signed in or was last, else the key's.
  package var folder: String { folders.history(server: server, user: sessions.lastUser) }

  private var outbox: OutboxFile? {
    sessions.lastUser.map {
      OutboxFile(path: folders.history(server: server, user: $0) + "/outbox.json")
    }
  }

  /// Notes what a save changes, before the settings themselves are written. Nothing where nobody
  /// has ever signed in.
  package func note(from old: Settings, to new: Settings) async throws(AppError) {
    guard let outbox else { return }
    let changes = AccountRows(old).changes(to: AccountRows(new))
    guard !changes.isEmpty else { return }
    try await outbox.update { $0.add(changes) }
  }

  /// Sends and reads back; returns the settings as they are from now on, or nil where nobody is
  /// signed in. A failure is noted for Settings to show, and thrown.
  package func run(local: Settings) async throws(AppError) -> Settings? {
    guard let session = try await sessions.load(), let outbox else { return nil }
    guard !session.isEnded else { throw RemoteProblem.ended }
    do throws(AppError) {
      let (settings, refusal) = try await exchange(outbox, local: local)
      try await outbox.update { $0.problem = refusal }
      return settings
    } catch {
      let problem = error
      if problem.kind != .cancelled { try await outbox.update { $0.problem = problem } }
      throw problem
    }
  }

  /// Also why the server refused a value, if it did.
  private func exchange(
    _ file: OutboxFile, local: Settings
  ) async throws(AppError) -> (Settings?, refusal: AppError?) {
    if try !file.load().isMerged { try await merge(file, local: local) }
    let refusal = try await send(file)
    let before = try file.load()
    var rows = try await client.rows()
    // Every user has goals since the first merge: without them the rows are hidden, not gone.
    guard !rows.rows(.goals).isEmpty else {
      throw AppError(
        .suspiciouslyEmpty, "The server sent no goals. Nothing was changed; check its policies.")
    }
    let after = try file.load()
    // Sent meanwhile by another process: what was read may be older than that.
    guard after.sent == before.sent else { return (nil, refusal) }
    for entry in after.entries { rows.apply(entry.change) }
    return (rows.settings(upon: after.startsEmpty ? Self.machine(local) : local), refusal)
  }

  /// What of somebody else's settings is the machine's and not theirs.
  private static func machine(_ local: Settings) -> Settings {
    var settings = Settings(look: local.look)
    settings.invoice.details.folder = local.invoice.details.folder
    settings.invoice.details.font = local.invoice.details.font
    return settings
  }

  /// The first time: what the server lacks comes from here, for the rest the server's word counts.
  private func merge(_ file: OutboxFile, local: Settings) async throws(AppError) {
    let theirs = try await client.rows()
    let ours = AccountRows(try file.load().startsEmpty ? Settings() : local)
    var missing: [SettingsChange] = []
    for table in AccountTable.allCases {
      // Goals of two origins do not mix: dated versions mean something only together.
      if table == .goals, !theirs.rows(.goals).isEmpty { continue }
      for (key, values) in ours.rows(table) {
        if table == .preferences {
          let known = theirs.rows(table)[key] ?? [:]
          let unset = values.filter { known[$0.key] ?? .null == .null && $0.value != .null }
          if !unset.isEmpty { missing.append(SettingsChange(table, key, unset)) }
        } else if theirs.rows(table)[key] == nil {
          missing.append(SettingsChange(table, key, values))
        }
      }
    }
    let changes = missing
    try await file.update { outbox in
      // An edit that waits already is newer than what is seeded.
      let waiting = outbox.entries.map(\.change)
      outbox.add(changes)
      outbox.add(waiting)
      outbox.isMerged = true
    }
  }

  /// Sends what waits, oldest first. A refused value waits on, for the user to mend, and does not
  /// hold the others up; every other failure ends the round.
  private func send(_ file: OutboxFile) async throws(AppError) -> AppError? {
    var refusal: AppError?
    for entry in try file.load().entries {
      do throws(AppError) {
        _ = try await client.write(entry.change)
      } catch {
        guard error.kind == .invalidInput else { throw error }
        refusal = refusal ?? error
        continue
      }
      try await file.update { $0.remove([entry.id]) }
    }
    return refusal
  }
}
