import Core

/// The months as files: the truth about the past. Everything else is derived from them.
package struct DayCache: Sendable {
  /// The history's folder; the months lie in `months` below it.
  package let folder: String

  package init(folder: String) {
    self.folder = folder
  }

  var monthsFolder: String { folder + "/months" }

  package func path(_ key: MonthKey) -> String { "\(monthsFolder)/\(key).json" }

  /// Why the months cannot be looked for, which is not the same as having none.
  package var obstacle: AppError? { StoredFile.obstacle(in: monthsFolder) }

  /// The months there are files of, with their stamps.
  package func stamps() -> [MonthKey: FileStamp] {
    var stamps: [MonthKey: FileStamp] = [:]
    for name in StoredFile.names(in: monthsFolder)
    where name.utf8.count == 12 && name.hasSuffix(".json") {
      guard let key = MonthKey(name.prefix(7)) else { continue }
      stamps[key] = FileStamp(path: path(key))
    }
    return stamps
  }

  /// A month; nil where there is no file.
  package func read(_ key: MonthKey) throws(AppError) -> CachedMonth? {
    guard let bytes = try StoredFile.read(path(key)) else { return nil }
    do throws(MonthFile.Fault) {
      return try MonthFile.decode(bytes, key: key)
    } catch {
      switch error {
      case .newerFormat:
        throw AppError(
          .storage, "\(path(key)) was written by a newer codingfit. Update this one to read it.")
      case .damaged(let reason):
        throw AppError(.storage, "\(path(key)) is damaged: \(reason).")
      }
    }
  }

  /// Whether the file is there but of no use to any version, so that it may be moved away.
  package func isDamaged(_ key: MonthKey) -> Bool {
    guard let bytes = try? StoredFile.read(path(key)) else { return false }
    do throws(MonthFile.Fault) {
      _ = try MonthFile.decode(bytes, key: key)
      return false
    } catch {
      return error != .newerFormat
    }
  }

  /// The months whose files an older version of the program has written.
  package func oldMonths() -> [MonthKey] {
    stamps().keys.sorted().filter { key in
      guard let start = try? StoredFile.read(path(key), limit: 32) else { return false }
      return MonthFile.format(of: start).map { $0 < MonthFile.format } ?? false
    }
  }

  package func write(_ month: CachedMonth) throws(AppError) {
    try StoredFile.makeFolder(monthsFolder)
    try AtomicFile.write(MonthFile.encode(month), to: path(month.key))
  }

  /// Moves a damaged month away; its new name, nil where it could not be moved.
  package func setAside(_ key: MonthKey) -> String? {
    StoredFile.setAside(path(key))
  }

  /// Removes what killed writers left in the folders.
  package func removeLeftovers() {
    AtomicFile.removeLeftovers(in: folder)
    AtomicFile.removeLeftovers(in: monthsFolder)
  }
}
