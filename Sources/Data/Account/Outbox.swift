import Core

/// Settings that were saved here and that the server does not have yet.
package struct Outbox: Sendable, Equatable {
  package struct Entry: Sendable, Equatable {
    /// Grows with every change, so that what was sent can be told from what came meanwhile.
    package let id: Int
    package var change: SettingsChange
    /// By column, what the server had when the setting was changed, as far as was known here.
    package var base: [String: JSONTree] = [:]
    /// It was sent, and whether it arrived is not known.
    package var isUnsure = false
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
  /// Written by a later version of the program.
  package private(set) var isNewer = false
  private var lastID = 0

  package init() {}

  /// `known` are the rows as they were before the changes.
  package mutating func add(_ changes: [SettingsChange], to known: AccountRows = AccountRows()) {
    for change in changes {
      lastID += 1
      var entry = Entry(id: lastID, change: change)
      let before = known.rows(change.table)[change.key] ?? [:]
      entry.base = before.filter { change.values?.keys.contains($0.key) ?? true }
      if let place = entries.firstIndex(where: { $0.change.isAbout(change) }) {
        let old = entries.remove(at: place)
        entry.change = old.change.followed(by: change)
        // What waits is not what the server had; whether it is by now is not known.
        for column in old.change.values?.keys ?? [:].keys where old.isUnsure {
          entry.base[column] = nil
        }
        if !old.isUnsure { entry.base.merge(old.base) { $1 } }
      }
      entries.append(entry)
    }
  }

  /// Before a change is sent, and after an answer that says that it was not taken.
  mutating func mark(_ id: Int, isUnsure: Bool) {
    for place in entries.indices where entries[place].id == id {
      entries[place].isUnsure = isUnsure
    }
  }

  /// What a look at the server's rows has settled.
  mutating func apply(_ review: OutboxReview) {
    remove(review.settled)
    for place in entries.indices {
      if let change = review.changed[entries[place].id] { entries[place].change = change }
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
    isNewer = (tree["format"]?.int ?? 1) > 1
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
      let values = Self.columns(item["values"])
      entries.append(
        Entry(
          id: id, change: SettingsChange(table, key, values),
          base: Self.columns(item["base"]) ?? [:],
          isUnsure: item["unsure"] == .boolean(true)))
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
    .object([
      .init("id", .int(entry.id)), .init("table", .string(entry.change.table.rawValue)),
      .init("key", .array(entry.change.key.map { .string($0) })),
      .init("values", entry.change.values.map(tree) ?? .null),
      .init("base", tree(entry.base)), .init("unsure", .boolean(entry.isUnsure)),
    ])
  }

  private static func tree(_ columns: [String: JSONTree]) -> JSONTree {
    .object(columns.sorted { $0.key < $1.key }.map { .init($0.key, $0.value) })
  }

  private static func columns(_ tree: JSONTree?) -> [String: JSONTree]? {
    tree?.members.map { members in Dictionary(members.map { ($0.name, $0.value) }) { $1 } }
  }
}
