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
    try await outbox.update { $0.add(changes, to: AccountRows(old)) }
  }

  /// What came of an exchange.
  package struct Outcome: Sendable, Equatable {
    /// The settings from now on; nil where they stay as they are.
    package var settings: Settings?
    /// A sentence about each setting that two machines have changed.
    package var notes: [String] = []
    /// Why the server refused a value, if it did.
    var refusal: AppError?
  }

  /// Sends and reads back. A failure is noted for Settings to show, and thrown.
  package func run(local: Settings) async throws(AppError) -> Outcome {
    guard let session = try await sessions.load(), let outbox else { return Outcome() }
    guard !session.isEnded else { throw RemoteProblem.ended }
    do throws(AppError) {
      let outcome = try await exchange(outbox, local: local)
      try await outbox.update { $0.problem = outcome.refusal }
      return outcome
    } catch {
      let problem = error
      if problem.kind != .cancelled { try await outbox.update { $0.problem = problem } }
      throw problem
    }
  }

  private func exchange(_ file: OutboxFile, local: Settings) async throws(AppError) -> Outcome {
    if try !file.load().isMerged { try await merge(file, local: local) }
    var outcome = Outcome()
    outcome.notes = try await review(file, local: local)
    let removed = try await send(file, &outcome)
    let before = try file.load()
    var rows = try await client.rows()
    // Every user has goals since the first merge: without them the rows are hidden, not gone.
    guard !rows.rows(.goals).isEmpty else {
      throw AppError(
        .suspiciouslyEmpty, "The server sent no goals. Nothing was changed; check its policies.")
    }
    let after = try file.load()
    // Sent meanwhile by another process: what was read may be older than that.
    guard after.sent == before.sent else { return outcome }
    // A removal that touches no row is answered like one that does.
    if let kept = removed.first(where: { rows.rows($0.table)[$0.key] != nil }) {
      let name = kept.table.name(of: kept.key)
      outcome.refusal = AppError(.badAnswer, "The server did not remove \(name). Try again.")
    }
    for entry in after.entries { rows.apply(entry.change) }
    outcome.settings = rows.settings(upon: after.startsEmpty ? Self.machine(local) : local)
    return outcome
  }

  /// Looks at what the server has before anything is sent; returns what is to be told.
  private func review(
    _ file: OutboxFile, local: Settings
  ) async throws(AppError) -> [String] {
    let entries = try file.load().entries
    guard !entries.isEmpty else { return [] }
    let theirs = try await client.rows()
    let review = OutboxReview(entries, theirs: theirs, local: AccountRows(local))
    try await file.update { $0.apply(review) }
    return review.notes
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

  /// Sends what waits, oldest first; returns the rows it removed. A refused value waits on, for the
  /// user to mend, and does not hold the others up; every other failure ends the round.
  private func send(
    _ file: OutboxFile, _ outcome: inout Outcome
  ) async throws(AppError) -> [SettingsChange] {
    var removed: [SettingsChange] = []
    for entry in try file.load().entries {
      try await file.update { $0.mark(entry.id, isUnsure: true) }
      do throws(RemoteProblem) {
        _ = try await client.write(entry.change)
      } catch {
        if error.isRefusal { try await file.update { $0.mark(entry.id, isUnsure: false) } }
        guard error.error.kind == .invalidInput else { throw error.error }
        outcome.refusal = outcome.refusal ?? error.error
        continue
      }
      try await file.update { $0.remove([entry.id]) }
      if entry.change.values == nil { removed.append(entry.change) }
    }
    return removed
  }
}
