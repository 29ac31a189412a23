import Core

/// The index after a look at the months.
package struct LoadedIndex: Sendable, Equatable {
  package var days: IndexedDays
  /// Months that could not be read, a sentence each.
  package var problems: [AppError]
  /// Those of them whose file is of no use.
  package var damaged: [MonthKey]
  /// Whether the file on disk is not this index.
  package var isChanged: Bool
}
