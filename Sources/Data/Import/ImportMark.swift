/// How a payload says that it was made from an imported file: its first member is `imported`.
enum ImportMark {
  private static let opening = Array("{\"imported\":\"".utf8)

  static func isOn(_ row: CachedRow) -> Bool { row.payload.starts(with: opening) }

  /// The first member of a payload made from that kind of file.
  static func member(_ kind: ImportKind) -> String { "\"imported\":\"\(kind.rawValue)\"" }

  /// Whether an imported row takes the place of a kept one. Totals that WakaTime gave beat those
  /// worked out from heartbeats; otherwise what was read later counts.
  static func replaces(_ row: CachedRow, _ kept: CachedRow) -> Bool {
    let (rank, keptRank) = (rank(row), self.rank(kept))
    return rank == keptRank ? row.fetchedAt >= kept.fetchedAt : rank > keptRank
  }

  private static func rank(_ row: CachedRow) -> Int {
    row.payload.starts(with: opening + Array(ImportKind.heartbeats.rawValue.utf8)) ? 0 : 1
  }
}
