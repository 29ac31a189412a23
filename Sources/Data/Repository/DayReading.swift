import Core

/// What the rows of a date say, before the clock has a say. The index holds these.
package struct DayReading: Sendable, Equatable {
  package let date: DateOnly
  package var total: Total
  package var projects: [NamedTime] = []
  package var categories: [NamedTime] = []
  /// The row's own zone, an IANA name this system knows.
  package var zone: String?
  package var updatedAt: Instant?
  package var fetchedAt: Instant?
  package var marks: Set<DayMark> = []
  /// Whether the day's summary was written, or else read, after the day was closed.
  package var isClosed = false
  /// The same of its sessions.
  package var areSessionsClosed = false

  package enum Total: Sendable, Equatable {
    case known(milliseconds: Int)
    /// There is a row that gives no total, for this reason.
    case unreadable(String)
    /// There are sessions or nothing, but no row.
    case absent
  }

  package init(date: DateOnly, total: Total) {
    self.date = date
    self.total = total
  }
}
