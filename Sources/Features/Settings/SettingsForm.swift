import Core

/// The settings as text and choices: a draft, made from `Settings` and turned back into them.
public struct SettingsForm: Hashable, Sendable {
  /// What is saved, and what everything not on the form keeps.
  public let base: Settings
  public let today: DateOnly
  /// Projects that can have a rate: those that have one, then those with time, most first.
  public let projects: [String]
  /// Projects without any time yet, although a rate is set.
  public let projectsWithoutData: Set<String>
  /// The zone of rows that name none, as it is in force.
  public let zoneInUse: String

  public private(set) var fields: [FormField]
  public var windowOn: Bool
  public var restDays: Set<Int>
  public var daysOff: [DayRange]
  public var weekStart: Int
  public var invoice: InvoiceSettings
  public var look: LookSettings
  /// Who is signed in; not a setting.
  public var account = AccountState.notPossible

  public init(history: History, today: DateOnly) {
    let settings = history.settings
    let goal = settings.goal(on: today)
    base = settings
    self.today = today
    zoneInUse = history.zone
    let withData = Self.projectsByTime(in: history)
    let rated = settings.rates.keys.filter { settings.rates[$0]?.isEmpty == false }.sorted()
    projects = rated + withData.filter { settings.rates[$0]?.isEmpty != false }
    projectsWithoutData = Set(rated).subtracting(withData)
    windowOn = goal.windowStartMinute != goal.windowEndMinute
    restDays = goal.restDays
    daysOff = settings.daysOff.sorted { $0.first < $1.first }
    weekStart = settings.weekStart
    invoice = settings.invoice
    look = settings.look
    fields = Self.fields(of: settings, goal: goal, today: today)
    fields += Self.invoiceFields(of: settings.invoice.details)
    for project in projects {
      let rate = Self.shownRate(of: project, in: settings, today: today)
      fields.append(
        FormField(
          .rate(project), label: project, text: rate.map { RateText.text($0.hourly) } ?? ""))
      fields.append(
        FormField(.rateFrom(project), label: "from", text: rate?.from.description ?? ""))
    }
  }

  /// The text of a field; empty for one the form does not have.
  public func text(_ id: SettingsField) -> String { field(id)?.text.text ?? "" }

  public func field(_ id: SettingsField) -> FormField? { fields.first { $0.id == id } }

  /// Changes a text field; does nothing for one the form does not have.
  public mutating func edit(_ id: SettingsField, _ change: (inout EditableText) -> Void) {
    guard let index = fields.firstIndex(where: { $0.id == id }) else { return }
    change(&fields[index].text)
  }

  /// The version in force today; before the first, the one to come.
  static func shownRate(of project: String, in settings: Settings, today: DateOnly) -> Rate? {
    settings.rate(of: project, on: today) ?? settings.rates[project]?.first
  }

  private static func fields(
    of settings: Settings, goal: GoalConfig, today: DateOnly
  ) -> [FormField] {
    [
      FormField(.dailyGoal, label: "Daily goal", text: GoalText.text(goal.dailyGoalMinutes)),
      FormField(.weeklyGoal, label: "Weekly goal", text: GoalText.text(goal.weeklyGoalMinutes)),
      FormField(.validFrom, label: "valid from", text: today.description),
      FormField(.windowStart, label: "start", text: ClockText.text(minute: goal.windowStartMinute)),
      FormField(.windowEnd, label: "end", text: ClockText.text(minute: goal.windowEndMinute)),
      FormField(.newDayOffFirst, label: "from", text: ""),
      FormField(.newDayOffLast, label: "to", text: ""),
      FormField(.zone, label: "Time zone", text: settings.zone ?? ""),
      FormField(
        .lateFrom, label: "Late from", text: ClockText.text(minute: settings.lateFromMinute)),
      FormField(.currency, label: "Currency", text: settings.invoice.currency),
      FormField(.accountEmail, label: "E-mail", text: ""),
      FormField(.accountPassword, label: "Password", text: ""),
    ]
  }

  private static func projectsByTime(in history: History) -> [String] {
    var totals: [String: Int] = [:]
    for day in history.days {
      for project in day.projects { totals[project.name, default: 0] += project.milliseconds }
    }
    return totals.keys.sorted { left, right in
      let (a, b) = (totals[left, default: 0], totals[right, default: 0])
      return a == b ? left < right : a > b
    }
  }
}
