import Core

extension RESTQuery {
  /// A page of rows in date order, after the last date of the page before it.
  init(_ query: RowQuery, select: String, after: DateOnly?, limit: Int) {
    self.init([("select", select)])
    if let after {
      add("date", "gt.\(after)")
      add(from: nil, to: query.to)
    } else {
      add(from: query.from, to: query.to)
    }
    if let changedAfter = query.changedAfter { add("updated_at", "gt.\(changedAfter)") }
    add("order", "date.asc")
    add("limit", "\(limit)")
  }

  /// Two filters on one column add up.
  mutating func add(from: DateOnly?, to: DateOnly?) {
    if let from { add("date", "gte.\(from)") }
    if let to { add("date", "lte.\(to)") }
  }
}
