import Core

/// What is remembered from one sync to the next, beside the months. Losing it costs a backfill.
package struct SyncLedger: Sendable, Equatable {
  /// When the last successful sync ended.
  package var lastSync: Instant?
  /// The oldest date any table had.
  package var oldest: DateOnly?
  /// By table, the `updated_at` up to which every change has been seen.
  package var newestChange: [RemoteTable: String] = [:]
  /// How the server keeps its payload, for `doctor`.
  package var layout: TableLayout?

  package init() {}

  package static func path(in folder: String) -> String { folder + "/sync.json" }

  /// The ledger of a folder; an empty one where there is none.
  package init(in folder: String) {
    guard let bytes = try? StoredFile.read(Self.path(in: folder)),
      let tree = try? JSONTree(parsing: bytes)
    else { return }
    lastSync = tree["lastSync"]?.int.map { Instant(milliseconds: $0) }
    oldest = tree["oldest"]?.string.flatMap { DateOnly($0) }
    layout = tree["layout"]?.string.flatMap { TableLayout(rawValue: $0) }
    for table in RemoteTable.allCases {
      newestChange[table] = tree["newestChange"]?[table.rawValue]?.string
    }
  }

  package func write(in folder: String) throws(AppError) {
    let changes = RemoteTable.allCases.compactMap { table in
      newestChange[table].map { JSONTree.Member(table.rawValue, .string($0)) }
    }
    let tree = JSONTree.object([
      .init("lastSync", lastSync.map { .int($0.milliseconds) } ?? .null),
      .init("oldest", oldest.map { .string($0.description) } ?? .null),
      .init("layout", layout.map { .string($0.rawValue) } ?? .null),
      .init("newestChange", .object(changes)),
    ])
    try StoredFile.makeFolder(folder)
    try AtomicFile.write(Array(tree.prettyText.utf8), to: Self.path(in: folder))
  }

  /// Moves the mark of a table on to the newest change among rows asked for at that moment.
  ///
  /// A transaction that began before the newest change may end after it, so the mark stays a minute
  /// behind the question.
  package mutating func note(_ rows: [RemoteRow], of table: RemoteTable, askedAt: Instant) {
    let times = rows.compactMap { row in
      row.updatedAt.flatMap { text in ServerTime.microseconds(text).map { (time: $0, text: text) } }
    }
    guard let newest = times.max(by: { $0.time < $1.time }) else { return }
    let limit = askedAt.advanced(byMilliseconds: -Milliseconds.perMinute)
    let isRecent = newest.time > limit.milliseconds * 1000
    let mark = isRecent ? ServerTime.text(limit) : newest.text
    let known = newestChange[table].flatMap(ServerTime.microseconds) ?? .min
    if ServerTime.microseconds(mark) ?? .min > known { newestChange[table] = mark }
  }
}
