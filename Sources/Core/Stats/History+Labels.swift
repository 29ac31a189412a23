/// A day's sessions as the clock on the wall shows them (G7).
extension History {
  /// The zone in which moments of the data's own life are told: the settings', else the system's.
  public var displayZone: ZoneOffsets { index.zone }

  /// When a row was coded: the union of its sessions in milliseconds after its midnight, by label.
  /// Below 0 or above a day where a session of the row lies outside it.
  public func codedLabels(on date: DateOnly) -> [Range<Int>] {
    guard let row = index.row(date) else { return [] }
    let midnight = date.dayNumber * Milliseconds.perDay
    return pieces(of: row).map {
      ($0.labelStart - midnight)..<max($0.labelStart, $0.labelEnd) - midnight
    }
  }

  /// Milliseconds after a date's midnight that a clock in the row's zone shows.
  public func label(of instant: Instant, on date: DateOnly) -> Int {
    offsets(on: date).label(of: instant) - date.dayNumber * Milliseconds.perDay
  }
}
