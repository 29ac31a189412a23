import Core

/// Settings that were saved here and that the server does not have yet.
package struct Outbox: Sendable, Equatable {
  package struct Entry: Sendable, Equatable {
    /// Grows with every change, so that what was sent can be told from what came meanwhile.
    package let id: Int
    package var change: SettingsChange
  }

  /// At most one a row, oldest first.
  package private(set) var entries: [Entry] = []
  /// Whether the settings here and the server's have been brought together once.
  package var isMerged = false
  /// The settings here are somebody else's: nothing of them goes to this user's tables.
  package var startsEmpty = false
  /// How often something was taken out: another process has sent when this has moved.
  package private(set) var sent = 0
  /// Why the last attempt failed.
  package var problem: AppError?
  private var lastID = 0

  package init() {}

  package mutating func add(_ changes: [SettingsChange]) {
    for change in changes {
      lastID += 1
      let old = entries.firstIndex { $0.change.isAbout(change) }
      let merged = old.map { entries[$0].change.followed(by: change) } ?? change
      if let old { entries.remove(at: old) }
      entries.append(Entry(id: lastID, change: merged))
    }
  }

  /// Takes out what the server has; what was changed again meanwhile has another id and stays.
  mutating func remove(_ ids: Set<Int>) {
    let before = entries.count
    entries.removeAll { ids.contains($0.id) }
    if entries.count != before { sent += 1 }
  }
}

extension Outbox {
  package init?(json: [UInt8]) {
    guard let tree = try? JSONTree(parsing: json), tree.members != nil else { return nil }
    isMerged = tree["merged"] == .boolean(true)
    startsEmpty = tree["startsEmpty"] == .boolean(true)
    sent = tree["sent"]?.int ?? 0
    lastID = tree["lastID"]?.int ?? 0
    if let kind = tree["problemKind"]?.string.flatMap(AppError.Kind.init),
      let message = tree["problem"]?.string
    {
      problem = AppError(kind, message)
    }
    for item in tree["changes"]?.array ?? [] {
      guard let id = item["id"]?.int,
        let table = item["table"]?.string.flatMap(AccountTable.init),
        let key = item["key"]?.array?.compactMap(\.string), key.count == table.keyColumns.count
      else { continue }
      let values = item["values"]?.members.map { members in
        Dictionary(members.map { ($0.name, $0.value) }) { $1 }
      }
      entries.append(Entry(id: id, change: SettingsChange(table, key, values)))
    }
  }

  package var json: String {
    var tree = JSONTree.object([
      .init("format", .int(1)), .init("merged", .boolean(isMerged)),
      .init("startsEmpty", .boolean(startsEmpty)), .init("sent", .int(sent)),
      .init("lastID", .int(lastID)),
      .init("changes", .array(entries.map(Self.tree))),
    ])
    if let problem {
      tree["problemKind"] = .string(problem.kind.rawValue)
      tree["problem"] = .string(problem.message)
    }
    return tree.prettyText
  }

  private static func tree(_ entry: Entry) -> JSONTree {
    let values = entry.change.values.map { values in
      JSONTree.object(values.sorted { $0.key < $1.key }.map { .init($0.key, $0.value) })
    }
    return .object([
      .init("id", .int(entry.id)), .init("table", .string(entry.change.table.rawValue)),
      .init("key", .array(entry.change.key.map { .string($0) })),
      .init("values", values ?? .null),
    ])
  }
}
