import Core

/// The file of `codingfit export --json`: every row with its raw payload.
package enum OwnExport {
  package static let format = 1
  package static let opening = "{\"codingfit\":\"history\",\"format\":\(format),\"rows\":["
  package static let closing = "\n]}\n"

  /// A row's text, without a comma.
  package static func text(of row: CachedRow) -> [UInt8] {
    Array(MonthFile.opening(row).utf8) + row.payload + [UInt8(ascii: "}")]
  }

  /// Nil for a file of a later version.
  static func file(_ members: [String: JSONPart]) -> ImportedFile? {
    guard let version = members["format"]?.seconds, version <= Double(format) else { return nil }
    var file = ImportedFile(.ownExport)
    for part in members["rows"]?.elements ?? [] {
      var scanner = part.scanner
      if let row = (try? MonthFile.row(&scanner, part.bytes)) ?? nil {
        file.rows.append(row)
      } else {
        file.skipped.append("a row without table, date or payload")
      }
    }
    return file
  }
}
