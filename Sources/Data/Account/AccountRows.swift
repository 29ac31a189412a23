/// Settings as the rows of the user's tables: what the server has, or should have.
package struct AccountRows: Sendable, Equatable {
  /// Rows by table and key; the key's columns are not repeated in the values.
  package private(set) var tables: [AccountTable: [[String]: [String: JSONTree]]] = [:]

  package init() {}

  func rows(_ table: AccountTable) -> [[String]: [String: JSONTree]] { tables[table] ?? [:] }

  mutating func set(_ table: AccountTable, _ key: [String], _ values: [String: JSONTree]) {
    tables[table, default: [:]][key] = values
  }

  mutating func apply(_ change: SettingsChange) {
    guard let values = change.values else {
      tables[change.table]?[change.key] = nil
      return
    }
    tables[change.table, default: [:]][change.key, default: [:]].merge(values) { $1 }
  }

  /// What turns these rows into `newer`, row by row, each with its changed columns only. A row that
  /// is new comes with all of them.
  package func changes(to newer: AccountRows) -> [SettingsChange] {
    AccountTable.allCases.flatMap { table in
      let (old, new) = (rows(table), newer.rows(table))
      let keys = Set(old.keys).union(new.keys).sorted { $0.lexicographicallyPrecedes($1) }
      return keys.compactMap { key -> SettingsChange? in
        guard let values = new[key] else { return SettingsChange(table, key, nil) }
        let changed = values.filter { old[key]?[$0.key] != $0.value }
        return changed.isEmpty ? nil : SettingsChange(table, key, changed)
      }
    }
  }
}
