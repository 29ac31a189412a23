import Core

/// What waits to be sent, held against what the server has by now.
///
/// A change whose answer was lost may have arrived, and another machine may have changed the same
/// setting since: sent blindly, an old value would come back. Pure: no files, no clock.
struct OutboxReview {
  /// Entries the server needs no more.
  private(set) var settled: Set<Int> = []
  /// Entries that are sent with other values than they were kept with.
  private(set) var changed: [Int: SettingsChange] = [:]
  /// A sentence about each setting that two machines have changed.
  private(set) var notes: [String] = []

  /// `local` are the settings here, `theirs` the rows the server has.
  init(_ entries: [Outbox.Entry], theirs: AccountRows, local: AccountRows) {
    for entry in entries {
      let change = entry.change
      let row = theirs.rows(change.table)[change.key]
      switch (change.values, row) {
      case (nil, nil): settled.insert(entry.id)
      case (nil, let row?): reviewRemoval(entry, row)
      case (let values?, let row?): review(entry, values, row)
      case (_?, nil): reviewMissing(entry, local)
      }
    }
  }

  private mutating func reviewRemoval(_ entry: Outbox.Entry, _ row: [String: JSONTree]) {
    guard entry.base.contains(where: { !Self.isSame(row[$0.key], $0.value) }) else { return }
    tell(entry)
    if entry.isUnsure { settled.insert(entry.id) }
  }

  private mutating func review(
    _ entry: Outbox.Entry, _ values: [String: JSONTree], _ row: [String: JSONTree]
  ) {
    let open = values.filter { !Self.isSame(row[$0.key], $0.value) }
    let clashing = open.filter { column, _ in
      entry.base[column].map { !Self.isSame(row[column], $0) } ?? false
    }
    if !clashing.isEmpty { tell(entry) }
    // What was sent already and is something else now was changed after it.
    let left = entry.isUnsure ? open.filter { clashing[$0.key] == nil } : open
    if left.isEmpty {
      settled.insert(entry.id)
    } else if left != values {
      changed[entry.id] = SettingsChange(entry.change.table, entry.change.key, left)
    }
  }

  /// The row was there when a part of it was changed: alone, the part would come back with the
  /// table's defaults around it.
  private mutating func reviewMissing(_ entry: Outbox.Entry, _ local: AccountRows) {
    guard !entry.base.isEmpty, entry.change.table != .preferences else { return }
    tell(entry)
    if entry.isUnsure {
      settled.insert(entry.id)
    } else if let whole = local.rows(entry.change.table)[entry.change.key] {
      changed[entry.id] = SettingsChange(entry.change.table, entry.change.key, whole)
    }
  }

  private mutating func tell(_ entry: Outbox.Entry) {
    let name = entry.change.table.name(of: entry.change.key)
    notes.append(
      entry.isUnsure
        ? "Another machine changed \(name) after this one; what was set there counts."
        : "Another machine has changed \(name), too; what was set here counts.")
  }

  /// Whether two values mean the same: the server writes `85.10` for `85.1`, and keeps no order of
  /// weekdays.
  static func isSame(_ left: JSONTree?, _ right: JSONTree?) -> Bool {
    switch (left ?? .null, right ?? .null) {
    case (.number(let left), .number(let right)):
      return left == right || Money.decimal(left).map { $0 == Money.decimal(right) } ?? false
    case (.array(let left), .array(let right)):
      guard left.allSatisfy({ $0.int != nil }) else { return left == right }
      return left.compactMap(\.int).sorted() == right.compactMap(\.int).sorted()
        && left.count == right.count
    case (let left, let right): return left == right
    }
  }
}
