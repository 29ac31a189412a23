import Core

/// What the server said about a range of dates, or about what has changed.
struct SyncAnswer {
  var rows: [CachedRow] = []
  /// The dates that were asked for in both tables; nil for rows of any date.
  var asked: ClosedRange<DateOnly>?

  /// Takes the answer for a table in. Of rows that share a date the one updated last counts.
  mutating func add(_ answer: RemoteRows, of table: RemoteTable, fetchedAt: Instant) {
    var places: [DateOnly: Int] = [:]
    for row in answer.rows {
      var cached = CachedRow(row, table: table, fetchedAt: fetchedAt)
      guard let place = places[row.date] else {
        places[row.date] = rows.count
        rows.append(cached)
        continue
      }
      cached.isDuplicate = true
      rows[place].isDuplicate = true
      if Self.time(cached) >= Self.time(rows[place]) { rows[place] = cached }
    }
  }

  /// The months it touches: those of its rows and those whose dates were asked for.
  var months: Set<MonthKey> {
    var keys = Set(rows.map { MonthKey($0.date) })
    if let asked {
      for index in MonthKey(asked.lowerBound).index...MonthKey(asked.upperBound).index {
        keys.insert(MonthKey(index: index))
      }
    }
    return keys
  }

  private static func time(_ row: CachedRow) -> Int {
    row.updatedAt.flatMap(ServerTime.microseconds) ?? .min
  }
}
