import Core
import Foundation

/// Reads settings field by field: one that cannot be used is told and stands at its default.
struct SettingsReader {
  let file: String
  private(set) var problems: [AppError] = []

  init(file: String) {
    self.file = file
  }

  mutating func settings(_ tree: JSONTree) -> Settings {
    var settings = Settings()
    settings.goals = goals(tree["goals"]) ?? settings.goals
    settings.daysOff = daysOff(tree["daysOff"])
    settings.weekStart = whole(tree["weekStart"], "weekStart", 1...7) ?? settings.weekStart
    settings.zone = zone(tree["zone"])
    settings.lateFromMinute =
      whole(tree["lateFromMinute"], "lateFromMinute", 0...1439) ?? settings.lateFromMinute
    settings.aiCategories = texts(tree["aiCategories"]) ?? settings.aiCategories
    settings.rates = rates(tree["rates"])
    settings.invoice = invoice(tree["invoice"])
    settings.look = look(tree["look"])
    return settings
  }

  mutating func complain(_ field: String, _ expected: String) {
    problems.append(
      AppError(.storage, "\(file): \(VisibleText.line(field)) is not \(expected); it is ignored."))
  }

  mutating func whole(
    _ value: JSONTree?, _ field: String, _ range: ClosedRange<Int>
  ) -> Int? {
    guard let value, value != .null else { return nil }
    if let number = value.int, range.contains(number) { return number }
    complain(field, "a whole number from \(range.lowerBound) to \(range.upperBound)")
    return nil
  }

  private mutating func date(_ value: JSONTree?, _ field: String) -> DateOnly? {
    if let date = value?.string.flatMap({ DateOnly($0) }) { return date }
    complain(field, "a date like 2026-07-01")
    return nil
  }

  /// The elements of a list; anything else but nothing is told.
  mutating func list(_ value: JSONTree?, _ field: String) -> [JSONTree]? {
    guard let value, value != .null else { return nil }
    if let elements = value.array { return elements }
    complain(field, "a list")
    return nil
  }

  private mutating func goals(_ value: JSONTree?) -> [GoalConfig]? {
    var byDate: [DateOnly: GoalConfig] = [:]
    for (index, tree) in (list(value, "goals") ?? []).enumerated() {
      let field = "goals[\(index)]"
      guard let from = date(tree["from"], "\(field).from") else { continue }
      var goal = GoalConfig(from: from)
      goal.dailyGoalMinutes =
        whole(tree["dailyGoalMinutes"], "\(field).dailyGoalMinutes", 0...1440)
        ?? goal.dailyGoalMinutes
      goal.weeklyGoalMinutes =
        whole(tree["weeklyGoalMinutes"], "\(field).weeklyGoalMinutes", 0...10_080)
        ?? goal.weeklyGoalMinutes
      goal.windowStartMinute =
        whole(tree["windowStartMinute"], "\(field).windowStartMinute", 0...1439)
        ?? goal.windowStartMinute
      goal.windowEndMinute =
        whole(tree["windowEndMinute"], "\(field).windowEndMinute", 0...1440)
        ?? goal.windowEndMinute
      goal.restDays = restDays(tree["restDays"], field) ?? goal.restDays
      byDate[from] = goal
    }
    return byDate.isEmpty ? nil : byDate.values.sorted { $0.from < $1.from }
  }

  private mutating func restDays(_ value: JSONTree?, _ field: String) -> Set<Int>? {
    guard let elements = list(value, "\(field).restDays") else { return nil }
    let days = elements.compactMap(\.int).filter { (1...7).contains($0) }
    if days.count == elements.count { return Set(days) }
    complain("\(field).restDays", "a list of weekdays from 1 (Sunday) to 7")
    return nil
  }

  private mutating func daysOff(_ value: JSONTree?) -> [DayRange] {
    var ranges: [DayRange] = []
    for (index, tree) in (list(value, "daysOff") ?? []).enumerated() {
      let field = "daysOff[\(index)]"
      guard let from = date(tree["from"], "\(field).from"),
        let to = date(tree["to"], "\(field).to")
      else { continue }
      if let range = DayRange(first: from, last: to) {
        ranges.append(range)
      } else {
        complain(field, "a range whose end is not before its start")
      }
    }
    return ranges
  }

  private mutating func zone(_ value: JSONTree?) -> String? {
    guard let value, value != .null else { return nil }
    if let name = value.string, ZoneCalendar(identifier: name) != nil { return name }
    complain("zone", "a time zone like Europe/Berlin")
    return nil
  }

  private mutating func texts(_ value: JSONTree?) -> [String]? {
    guard let elements = list(value, "aiCategories") else { return nil }
    let texts = elements.compactMap(\.string)
    if texts.count == elements.count { return texts }
    complain("aiCategories", "a list of names")
    return nil
  }

  private mutating func rates(_ value: JSONTree?) -> [String: [Rate]] {
    guard let value, value != .null else { return [:] }
    guard let members = value.members else {
      complain("rates", "an object of projects")
      return [:]
    }
    var rates: [String: [Rate]] = [:]
    for member in members {
      var byDate: [DateOnly: Rate] = [:]
      for tree in list(member.value, "rates.\(member.name)") ?? [] {
        let field = "rates.\(member.name)"
        guard let from = date(tree["from"], "\(field).from") else { continue }
        if let hourly = Self.money(tree["hourly"]) {
          byDate[from] = Rate(from: from, hourly: hourly)
        } else {
          complain("\(field).hourly", "an amount like \"85.50\"")
        }
      }
      if !byDate.isEmpty { rates[member.name] = byDate.values.sorted { $0.from < $1.from } }
    }
    return rates
  }

  /// At most nine digits before and four after the point. `Decimal(string:)` alone would read
  /// "12abc" as 12.
  static func money(_ value: JSONTree?) -> Decimal? {
    let text: String
    switch value {
    case .string(let spelling), .number(let spelling): text = spelling
    default: return nil
    }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), (1...9).contains(parts[0].utf8.count),
      parts.count == 1 || (1...4).contains(parts[1].utf8.count),
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else { return nil }
    return Decimal(string: text, locale: nil)
  }

  private mutating func look(_ value: JSONTree?) -> LookSettings {
    var look = LookSettings()
    guard let value, value != .null else { return look }
    look.theme = choice(value["theme"], "look.theme") ?? look.theme
    look.hasMotion = flag(value["motion"], "look.motion") ?? look.hasMotion
    look.ringsBell = flag(value["bell"], "look.bell") ?? look.ringsBell
    look.hasWideLetters = width(value["ambiguousWidth"]) ?? look.hasWideLetters
    return look
  }

  private mutating func width(_ value: JSONTree?) -> Bool? {
    guard let value, value != .null else { return nil }
    if value.string == "narrow" || value.string == "wide" { return value.string == "wide" }
    complain("look.ambiguousWidth", "narrow or wide")
    return nil
  }

  private mutating func flag(_ value: JSONTree?, _ field: String) -> Bool? {
    guard let value, value != .null else { return nil }
    if case .boolean(let flag) = value { return flag }
    complain(field, "true or false")
    return nil
  }

  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ value: JSONTree?, _ field: String
  ) -> Choice? where Choice.RawValue == String {
    guard let value, value != .null else { return nil }
    if let choice = value.string.flatMap(Choice.init) { return choice }
    complain(field, "one of " + Choice.allCases.map(\.rawValue).joined(separator: ", "))
    return nil
  }
}
