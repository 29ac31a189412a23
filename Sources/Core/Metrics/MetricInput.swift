/// What a metric is asked with: its arguments, the history and the moment.
struct MetricInput {
  let fields: MetricFields
  let history: History
  let now: Instant

  var today: DateOnly { history.today(at: now) }

  /// `date`, or today.
  func date() throws(MetricError) -> DateOnly {
    try fields.date("date") ?? today
  }

  /// `asOf`, or the last complete logical day. A day that still runs is no basis for a mean.
  func asOf() throws(MetricError) -> DateOnly {
    let last = history.asOf(at: now)
    guard let date = try fields.date("asOf") else { return last }
    guard date <= last else {
      throw fields.problem("asOf", "must be a complete day: \(last) or before")
    }
    return date
  }

  /// `from` to `to`: the last 28 days to today where they are left out.
  func range() throws(MetricError) -> ClosedRange<DateOnly> {
    let from = try fields.date("from")
    let to = try fields.date("to") ?? today
    let start = from ?? to.advanced(by: 1 - Thresholds.lookBackDays)
    guard start <= to else { throw fields.problem("from", "is \(start), after to, \(to)") }
    return start...to
  }
}
