/// How a table keeps its payload (`data.md` section 0, fact 2).
package enum TableLayout: String, Sendable {
  /// One column `data`.
  case wrapped
  /// One column for each part of the day.
  case flattened
}
