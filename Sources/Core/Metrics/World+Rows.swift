extension World {
  /// Days by date, in seconds. A null row is an unknown day, like an absent one.
  static func days(_ fields: MetricFields) throws(MetricError) -> [DayStat] {
    var days: [DayStat] = []
    for (key, value) in try fields.object("days") ?? [:] {
      guard let date = DateOnly(key) else {
        throw fields.problem("days", "has no such date: \"\(key)\"")
      }
      if value == .null { continue }
      let entry = try MetricFields(
        value, allowed: ["total", "ai", "projects", "zone"], owner: "day \(key)", kind: .badWorld)
      guard let total = try entry.milliseconds("total") else {
        throw entry.problem("total", "is missing")
      }
      let zone = try entry.text("zone")
      if let zone { try check(zone: zone, entry) }
      days.append(
        DayStat(
          date: date, state: total == 0 ? .zero : .settled, totalMilliseconds: total,
          projects: try projects(entry), categories: try categories(entry, total: total),
          zone: zone))
    }
    return days
  }

  private static func projects(_ entry: MetricFields) throws(MetricError) -> [NamedTime] {
    let given = try entry.object("projects") ?? [:]
    let values = try MetricFields(
      .object(given), allowed: Array(given.keys), owner: "projects of \(entry.owner)",
      kind: .badWorld)
    var projects: [NamedTime] = []
    for name in given.keys.sorted() {
      guard let time = try values.milliseconds(name) else { continue }
      projects.append(NamedTime(name: name, milliseconds: time))
    }
    return projects
  }

  private static func categories(
    _ entry: MetricFields, total: Int
  ) throws(MetricError) -> [NamedTime] {
    guard let ai = try entry.milliseconds("ai") else { return [] }
    return [
      NamedTime(name: "AI Coding", milliseconds: ai),
      NamedTime(name: "Coding", milliseconds: max(0, total - ai)),
    ]
  }

  /// Sessions as `[row date, start, seconds, project or null]`.
  static func sessions(_ fields: MetricFields) throws(MetricError) -> [Session] {
    var sessions: [Session] = []
    for (place, value) in (try fields.list("sessions") ?? []).enumerated() {
      guard case .list(let parts) = value, parts.count == 4 else {
        throw fields.problem("sessions", "must hold lists of row date, start, seconds, project")
      }
      let names = ["row date", "start", "seconds", "project"]
      let entry = try MetricFields(
        .object(Dictionary(zip(names, parts)) { first, _ in first }), allowed: names,
        owner: "session \(place + 1)", kind: .badWorld)
      guard let date = try entry.date("row date") else {
        throw entry.problem("row date", "is missing")
      }
      guard let length = try entry.milliseconds("seconds") else {
        throw entry.problem("seconds", "is missing")
      }
      sessions.append(
        Session(
          start: try instant(try entry.required("start"), "start", entry), milliseconds: length,
          project: try entry.text("project"), rowDate: date))
    }
    return sessions
  }
}
