/// Which of the columns that can be asked for a table has.
struct TableShape: Sendable, Equatable {
  let table: RemoteTable
  private(set) var layout = TableLayout.wrapped
  private(set) var hasUpdatedAt = true
  private var missingParts: Set<String> = []

  /// The parts of a day that are read. `dependencies` are most of a day's bytes and of no use.
  static let parts = [
    "grand_total", "categories", "projects", "languages", "editors", "operating_systems",
    "machines", "range",
  ]

  /// What is tried first.
  init(_ table: RemoteTable) {
    self.table = table
  }

  /// The `select` that gives `date`, perhaps `updated_at`, and the payload's columns.
  var select: String {
    (["date"] + (hasUpdatedAt ? ["updated_at"] : []) + payloadColumns).joined(separator: ",")
  }

  private var payloadColumns: [String] {
    switch (table, layout) {
    case (.durations, _): ["data"]
    case (.summaries, .wrapped): Self.parts.map { "\($0):data->\($0)" }
    case (.summaries, .flattened): Self.parts.filter { !missingParts.contains($0) }
    }
  }

  /// The shape to try when the server says, in these words, that a column is missing; nil when
  /// the table cannot be read without it.
  func adapted(to message: String) -> TableShape? {
    let words = Set(
      message.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map { String($0) })
    var shape = self
    if hasUpdatedAt, words.contains("updated_at") {
      shape.hasUpdatedAt = false
    } else if table == .summaries, layout == .wrapped, words.contains("data") {
      shape.layout = .flattened
    } else if layout == .flattened,
      let part = Self.parts.first(where: { words.contains($0) && !missingParts.contains($0) }),
      part != "grand_total"
    {
      shape.missingParts.insert(part)
    } else {
      return nil
    }
    return shape
  }
}
