/// A change of one row of the user's tables: the columns that get a new value, or its removal.
package struct SettingsChange: Sendable, Equatable {
  package let table: AccountTable
  /// The values of the table's key columns, in their order.
  package let key: [String]
  /// By column; nil removes the row.
  package var values: [String: JSONTree]?

  package init(_ table: AccountTable, _ key: [String], _ values: [String: JSONTree]?) {
    self.table = table
    self.key = key
    self.values = values
  }

  func isAbout(_ other: SettingsChange) -> Bool { table == other.table && key == other.key }

  /// This change and a later one to the same row, as one: field by field the later one wins.
  func followed(by later: SettingsChange) -> SettingsChange {
    guard let values, let laterValues = later.values else { return later }
    return SettingsChange(table, key, values.merging(laterValues) { $1 })
  }
}
