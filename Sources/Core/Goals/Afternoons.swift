/// What past work days held from a label on: the samples of the projection (R7).
struct Afternoons {
  /// Stretches of one day as offsets from its midnight, by label.
  private let days: [(date: DateOnly, stretches: [Range<Int>])]
  /// Label the samples start at, in milliseconds after midnight.
  private let from: Int

  init(_ history: History, before today: DateOnly, from: Int) {
    self.from = from
    let range = ClosedRange<DateOnly>.days(
      Thresholds.lookBackDays, endingOn: today.advanced(by: -1))
    var found: [(DateOnly, [Range<Int>])] = []
    for row in history.index.rows(in: range) {
      guard row.wallMilliseconds > 0, history.isWorkDay(row.date),
        let total = history.total(row.date), total > 0
      else { continue }
      let midnight = row.date.dayNumber * Milliseconds.perDay
      found.append(
        (
          row.date,
          history.pieces(of: row).map { ($0.labelStart - midnight)..<($0.labelEnd - midnight) }
        ))
    }
    days = found
  }

  /// One sample a day: coded time from the start to a minute of the day.
  func samples(until minute: Int) -> [Projection.Sample] {
    days.map { day in
      let until = minute * Milliseconds.perMinute
      let time = day.stretches.reduce(0) {
        $0 + max(0, min($1.upperBound, until) - max($1.lowerBound, from))
      }
      return Projection.Sample(date: day.date, milliseconds: time)
    }
  }

  /// First mark after the start, up to the end, at which the median reaches what is left.
  func firstMark(until end: Int, reaching left: Int) -> Int? {
    let step = Thresholds.goalMarkMinutes
    var mark = (Floor.divide(from, step * Milliseconds.perMinute) + 1) * step
    while mark <= end {
      let values = samples(until: mark).map { Double($0.milliseconds) }
      if let median = Quantile.of(values, 0.5), median >= Double(left) { return mark }
      mark += step
    }
    return nil
  }
}
