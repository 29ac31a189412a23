import Core

@testable import StatsData

/// A server in memory: answers the queries from its rows, as the real one would.
actor StubRemoteSource: RemoteSource {
  private var rows: [RemoteTable: [RemoteRow]] = [:]
  private var hasUpdatedAt = true
  private var failures: [Int: AppError] = [:]
  private(set) var queries: [RowQuery] = []
  private(set) var oldestAsked = 0

  func set(_ table: RemoteTable, _ rows: [RemoteRow]) {
    self.rows[table] = rows
  }

  func put(_ table: RemoteTable, _ row: RemoteRow) {
    rows[table, default: []].removeAll { $0.date == row.date }
    rows[table, default: []].append(row)
    rows[table]?.sort { $0.date < $1.date }
  }

  func setHasUpdatedAt(_ value: Bool) { hasUpdatedAt = value }

  /// Lets the query of that number, from 0, fail.
  func fail(query: Int, with error: AppError?) {
    failures[query] = error
  }

  func forgetQueries() { queries = [] }

  func rows(_ query: RowQuery) async throws(AppError) -> RemoteRows {
    let number = queries.count
    queries.append(query)
    await Task.yield()
    if let error = failures[number] { throw error }
    let since = query.changedAfter.flatMap(ServerTime.microseconds) ?? .min
    let found = (rows[query.table] ?? []).filter { row in
      let changed = row.updatedAt.flatMap(ServerTime.microseconds) ?? .max
      return query.from.map { row.date >= $0 } ?? true && query.to.map { row.date <= $0 } ?? true
        && (query.changedAfter == nil || changed > since)
    }
    return RemoteRows(rows: found, hasUpdatedAt: hasUpdatedAt, layout: .flattened)
  }

  func oldestDate(of table: RemoteTable) async throws(AppError) -> DateOnly? {
    oldestAsked += 1
    return rows[table]?.map(\.date).min()
  }
}
