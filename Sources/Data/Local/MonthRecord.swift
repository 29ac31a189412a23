import Core

/// What the index knows of a month's file.
package struct MonthRecord: Sendable, Equatable {
  package let key: MonthKey
  package let stamp: FileStamp
  /// Every date of the month up to this one has been asked for.
  package let coveredTo: DateOnly?

  package init(key: MonthKey, stamp: FileStamp, coveredTo: DateOnly?) {
    self.key = key
    self.stamp = stamp
    self.coveredTo = coveredTo
  }

  /// The record of a month that the disk has refused so far: it fits no file.
  package static func unsaved(_ month: CachedMonth) -> MonthRecord {
    MonthRecord(
      key: month.key, stamp: FileStamp(size: -1, modified: 0), coveredTo: month.coveredTo)
  }
}
