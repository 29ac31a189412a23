/// What a file that was imported turned out to be; part of the payloads, so the names stay.
package enum ImportKind: String, Sendable {
  /// WakaTime's data dump of daily totals.
  case dailyDump = "daily dump"
  /// WakaTime's data dump of heartbeats.
  case heartbeats
  /// A saved answer of WakaTime's `summaries`.
  case summaries
  /// A saved answer of WakaTime's `durations`.
  case durations
  /// Rows of the server's two tables.
  case tableRows = "table rows"
  /// What `codingfit export --json` wrote.
  case ownExport = "export"
}
