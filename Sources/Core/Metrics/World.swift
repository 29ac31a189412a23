/// A small history as test vectors and scripts write it (`domain.md` section 6).
public struct World: Sendable {
  public let history: History
  public let now: Instant

  public init(history: History, now: Instant) {
    self.history = history
    self.now = now
  }

  /// Reads `{now, zone, weekStart, configs, daysOff, days, sessions}`; refuses anything it does not
  /// understand with one sentence.
  public init(_ value: MetricValue) throws(MetricError) {
    let fields = try MetricFields(
      value,
      allowed: ["now", "zone", "weekStart", "configs", "daysOff", "days", "sessions"],
      owner: "the world", kind: .badWorld)
    now = try Self.instant(try fields.required("now"), "now", fields)
    guard (0..<Self.lastMoment).contains(now.milliseconds) else {
      throw fields.problem("now", "must lie between 1970 and 2200")
    }
    guard let zone = try fields.text("zone") else { throw fields.problem("zone", "is missing") }
    try Self.check(zone: zone, fields)
    let goals = try Self.goals(fields)
    let settings = Settings(
      goals: goals, daysOff: try Self.daysOff(fields),
      weekStart: try fields.whole("weekStart", in: 1...7) ?? Settings().weekStart, zone: zone)
    history = History(
      days: try Self.days(fields), sessions: try Self.sessions(fields), settings: settings,
      systemZone: zone)
  }
}

extension World {
  /// 2200-01-01T00:00:00Z: rules walk from the first day to now.
  private static let lastMoment = 7_258_118_400_000

  /// ISO text or epoch seconds.
  static func instant(
    _ value: MetricValue, _ name: String, _ fields: MetricFields
  ) throws(MetricError) -> Instant {
    let instant: Instant? =
      switch value {
      case .text(let text): Instant(iso: text)
      case .number(let seconds): Instant(seconds: seconds)
      default: nil
      }
    guard let instant else {
      throw fields.problem(
        name, "must be like 2026-07-08T14:30:00+02:00, or seconds since 1970")
    }
    return instant
  }

  static func check(zone: String, _ fields: MetricFields) throws(MetricError) {
    let epoch = Instant(milliseconds: 0)
    guard ZoneOffsets(identifier: zone, from: epoch, to: epoch) != nil else {
      throw fields.problem("zone", "is not known: \"\(zone)\"")
    }
  }

  private static func goals(_ fields: MetricFields) throws(MetricError) -> [GoalConfig] {
    var goals: [GoalConfig] = []
    for value in try fields.list("configs") ?? [] {
      let entry = try MetricFields(
        value,
        allowed: [
          "from", "dailyGoalMinutes", "weeklyGoalMinutes", "windowStartMinute", "windowEndMinute",
          "restDays",
        ], owner: "a config", kind: .badWorld)
      guard let from = try entry.date("from") else { throw entry.problem("from", "is missing") }
      guard !goals.contains(where: { $0.from == from }) else {
        throw entry.problem("from", "is set twice: \(from)")
      }
      goals.append(try goal(from: from, entry))
    }
    return goals.isEmpty ? Settings().goals : goals.sorted { $0.from < $1.from }
  }

  private static func goal(
    from: DateOnly, _ entry: MetricFields
  ) throws(MetricError) -> GoalConfig {
    var goal = GoalConfig(from: from)
    goal.dailyGoalMinutes =
      try entry.whole("dailyGoalMinutes", in: 0...1440) ?? goal.dailyGoalMinutes
    goal.weeklyGoalMinutes =
      try entry.whole("weeklyGoalMinutes", in: 0...10_080) ?? goal.weeklyGoalMinutes
    goal.windowStartMinute =
      try entry.whole("windowStartMinute", in: 0...1439) ?? goal.windowStartMinute
    goal.windowEndMinute =
      try entry.whole("windowEndMinute", in: 0...1440) ?? goal.windowEndMinute
    if entry.value("restDays") != nil {
      let days = try entry.numbers("restDays").map { Int(exactly: $0) ?? 0 }
      guard days.allSatisfy({ (1...7).contains($0) }) else {
        throw entry.problem("restDays", "must be weekdays from 1 (Sunday) to 7")
      }
      goal.restDays = Set(days)
    }
    return goal
  }

  private static func daysOff(_ fields: MetricFields) throws(MetricError) -> [DayRange] {
    var ranges: [DayRange] = []
    for value in try fields.list("daysOff") ?? [] {
      if case .text(let text) = value {
        guard let date = DateOnly(text) else {
          throw fields.problem("daysOff", "has no such date: \"\(text)\"")
        }
        ranges.append(DayRange(date))
        continue
      }
      let entry = try MetricFields(
        value, allowed: ["from", "to"], owner: "a day off", kind: .badWorld)
      guard let from = try entry.date("from") else { throw entry.problem("from", "is missing") }
      let to = try entry.date("to") ?? from
      guard let range = DayRange(first: from, last: to) else {
        throw entry.problem("from", "is \(from), after to, \(to)")
      }
      ranges.append(range)
    }
    return ranges
  }
}
