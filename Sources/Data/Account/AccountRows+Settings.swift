import Core
import Foundation

extension AccountRows {
  package init(_ settings: Settings) {
    self.init()
    for goal in settings.goals { set(.goals, [goal.from.description], Self.values(goal)) }
    for (project, rates) in settings.rates where !project.isEmpty {
      for rate in rates {
        set(
          .rates, [project, rate.from.description],
          ["hourly_rate": .number(rate.hourly.description)])
      }
    }
    for range in settings.daysOff {
      set(.daysOff, [range.first.description], ["last": .string(range.last.description)])
    }
    set(.preferences, [], Self.preferences(settings))
  }

  private static func values(_ goal: GoalConfig) -> [String: JSONTree] {
    [
      "daily_goal_minutes": .int(goal.dailyGoalMinutes),
      "weekly_goal_minutes": .int(goal.weeklyGoalMinutes),
      "window_start_minute": .int(goal.windowStartMinute),
      "window_end_minute": .int(goal.windowEndMinute),
      "rest_days": .array(goal.restDays.sorted().map { .int($0) }),
    ]
  }

  private static func preferences(_ settings: Settings) -> [String: JSONTree] {
    let invoice = settings.invoice
    return [
      "week_start": .int(settings.weekStart),
      "time_zone": settings.zone.map { .string($0) } ?? .null,
      "late_from_minute": .int(settings.lateFromMinute),
      "ai_categories": .array(settings.aiCategories.map { .string($0) }),
      "currency": .string(invoice.currency),
      "money_rounding": .string(invoice.rounding.rawValue),
      "hour_step": .string(invoice.increment.rawValue),
      "hour_rounding": .string(invoice.mode.rawValue),
      "rounding_scope": .string(invoice.granularity.rawValue),
      "invoice": tree(invoice.details),
    ]
  }

  /// The invoice blocks as one value, without what belongs to a machine; null: nothing is set.
  private static func tree(_ details: InvoiceDetails) -> JSONTree {
    var shared = details
    (shared.folder, shared.font) = (nil, nil)
    guard shared != InvoiceDetails() else { return .null }
    var tree = JSONTree.object([])
    InvoiceWriter.write(shared, to: &tree)
    (tree["folder"], tree["font"]) = (nil, nil)
    return tree
  }

  /// The settings these rows stand for; what cannot be used is left at its default. What no row
  /// holds is this machine's: the look, folder and font, and invoice blocks nobody has sent yet.
  package func settings(upon local: Settings = Settings()) -> Settings {
    var settings = Settings()
    settings.look = local.look
    settings.invoice.details = local.invoice.details
    let goals = rows(.goals).compactMap { Self.goal($0.key, $0.value) }
    if !goals.isEmpty { settings.goals = goals.sorted { $0.from < $1.from } }
    for (key, values) in rows(.rates) {
      guard key.count == 2, let rate = Self.rate(key[1], values) else { continue }
      settings.rates[key[0], default: []].append(rate)
    }
    for project in settings.rates.keys { settings.rates[project]?.sort { $0.from < $1.from } }
    settings.daysOff = rows(.daysOff).compactMap { key, values in
      guard let first = key.first.flatMap({ DateOnly($0) }),
        let last = values["last"]?.string.flatMap({ DateOnly($0) })
      else { return nil }
      return DayRange(first: first, last: last)
    }.sorted { $0.first < $1.first }
    Self.read(rows(.preferences)[[]] ?? [:], into: &settings)
    return settings
  }

  private static func goal(_ key: [String], _ values: [String: JSONTree]) -> GoalConfig? {
    guard let from = key.first.flatMap({ DateOnly($0) }) else { return nil }
    var goal = GoalConfig(from: from)
    goal.dailyGoalMinutes = whole(values["daily_goal_minutes"], 0...1440) ?? goal.dailyGoalMinutes
    goal.weeklyGoalMinutes =
      whole(values["weekly_goal_minutes"], 0...10_080) ?? goal.weeklyGoalMinutes
    goal.windowStartMinute =
      whole(values["window_start_minute"], 0...1439) ?? goal.windowStartMinute
    goal.windowEndMinute = whole(values["window_end_minute"], 0...1440) ?? goal.windowEndMinute
    if let days = values["rest_days"]?.array {
      goal.restDays = Set(days.compactMap { whole($0, 1...7) })
    }
    return goal
  }

  private static func rate(_ from: String, _ values: [String: JSONTree]) -> Rate? {
    guard let from = DateOnly(from), case .number(let text)? = values["hourly_rate"],
      let hourly = Money.decimal(text)
    else { return nil }
    return Rate(from: from, hourly: hourly)
  }

  private static func read(_ values: [String: JSONTree], into settings: inout Settings) {
    settings.weekStart = whole(values["week_start"], 1...7) ?? settings.weekStart
    settings.zone = values["time_zone"]?.string.flatMap {
      ZoneCalendar(identifier: $0) == nil ? nil : $0
    }
    settings.lateFromMinute = whole(values["late_from_minute"], 0...1439) ?? settings.lateFromMinute
    if let names = values["ai_categories"]?.array {
      settings.aiCategories = names.compactMap(\.string)
    }
    if let code = values["currency"]?.string, Currency.isCode(code) {
      settings.invoice.currency = code
    }
    let invoice = settings.invoice
    settings.invoice.rounding = choice(values["money_rounding"]) ?? invoice.rounding
    settings.invoice.increment = choice(values["hour_step"]) ?? invoice.increment
    settings.invoice.mode = choice(values["hour_rounding"]) ?? invoice.mode
    settings.invoice.granularity = choice(values["rounding_scope"]) ?? invoice.granularity
    guard let blocks = values["invoice"], blocks.members != nil else { return }
    var reader = SettingsReader(file: "preferences")
    var details = reader.details(blocks)
    (details.folder, details.font) = (invoice.details.folder, invoice.details.font)
    settings.invoice.details = details
  }

  private static func whole(_ value: JSONTree?, _ range: ClosedRange<Int>) -> Int? {
    value?.int.flatMap { range.contains($0) ? $0 : nil }
  }

  private static func choice<Choice: RawRepresentable>(_ value: JSONTree?) -> Choice?
  where Choice.RawValue == String {
    value?.string.flatMap(Choice.init)
  }
}
