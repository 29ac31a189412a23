import Core

/// The one derived file that a start reads. Never the truth: missing, stale or damaged, it is made
/// anew from the months.
package enum DayIndex {
  package static func path(in folder: String) -> String { folder + "/index.tsv" }

  /// The index as it lies on disk, whether or not the months have changed since; nil where it is
  /// missing or damaged.
  package static func read(in folder: String) -> IndexedDays? {
    StoredFile.withMapped(path(in: folder)) { IndexReader.read($0, scope: .everything) } ?? nil
  }

  /// A part of the index, where it is newer than the folder of the months; nil where it is not, or
  /// where it is missing, damaged or of another zone. Every month is written by a rename, so the
  /// folder's stamp is that of the newest: one look in place of one for each month.
  package static func read(
    in folder: String, fallbackZone: String, scope: IndexScope
  ) -> IndexedDays? {
    guard let months = FileStamp(path: DayCache(folder: folder).monthsFolder),
      let index = FileStamp(path: path(in: folder)), months.modified < index.modified
    else { return nil }
    let read = StoredFile.withMapped(path(in: folder)) { IndexReader.read($0, scope: scope) }
    return read.flatMap { $0?.fallbackZone == fallbackZone ? $0 : nil }
  }

  package static func write(_ index: IndexedDays, in folder: String) throws(AppError) {
    try StoredFile.makeFolder(folder)
    try AtomicFile.write(IndexText.encode(index), to: path(in: folder))
  }

  /// The index, with every month read again that is not as the index knows it.
  ///
  /// A month that cannot be read is told and has no record; its file is not touched.
  package static func load(in folder: String, fallbackZone: String) -> LoadedIndex {
    let cache = DayCache(folder: folder)
    let stamps = cache.stamps()
    let stored = read(in: folder)
    let usable = stored.flatMap { $0.fallbackZone == fallbackZone ? $0 : nil }
    var index = usable ?? IndexedDays(fallbackZone: fallbackZone)
    if let obstacle = cache.obstacle {
      return LoadedIndex(days: index, problems: [obstacle], damaged: [], isChanged: false)
    }
    var loaded = LoadedIndex(days: index, problems: [], damaged: [], isChanged: usable == nil)
    for month in index.months where stamps[month.key] == nil {
      index.replace(month.key, record: nil, readings: [])
      loaded.isChanged = true
    }
    var mapping = RowMapping(fallbackZone: fallbackZone)
    for (key, stamp) in stamps.sorted(by: { $0.key < $1.key })
    where index.month(key)?.stamp != stamp {
      loaded.isChanged = true
      do throws(AppError) {
        guard let month = try cache.read(key) else { continue }
        let record = MonthRecord(key: key, stamp: stamp, coveredTo: month.coveredTo)
        index.replace(key, record: record, readings: mapping.readings(of: month))
      } catch {
        // What the index remembers of the month stays in view until it is fetched again.
        index.forgetFile(of: key)
        loaded.problems.append(error)
        if cache.isDamaged(key) { loaded.damaged.append(key) }
      }
    }
    loaded.days = index
    return loaded
  }
}
