import Core

/// The index as a text: lines of integers with tabs between them, names in a table of their own.
///
/// A head line with version, checksum and counts; then `z` the fallback zone, `m` months, `n` names
/// by number, `d` days and `s` the sessions of a date.
enum IndexText {
  static let version = 1
  static let head = "codingfit-index"

  /// The order of the bits; part of the format, so new marks go to the end.
  static let marks: [DayMark] = [
    .negativeTotal, .over24Hours, .sessionsIncomplete, .totalFromSessions, .unknownZone,
    .unnamedPart, .duplicateRow, .sessionOutsideDay, .inFuture, .imported,
  ]

  static func encode(_ index: IndexedDays) -> [UInt8] {
    var writer = IndexWriter()
    writer.write(index)
    let body = writer.body
    let line =
      "\(head)\t\(version)\t\(WordChecksum.hex(body))\t\(index.days.count)\t\(index.sessions.count)\n"
    return Array(line.utf8) + body
  }
}
