/// Everything the user can set. Goals and rates are dated, the rest is not (`domain.md` G9).
public struct Settings: Hashable, Sendable {
  /// Versions by `from`, oldest first, one a date, never empty.
  public var goals: [GoalConfig]
  public var daysOff: [DayRange]
  /// First day of the week, 1 = Sunday … 7 = Saturday.
  public var weekStart: Int
  /// An IANA name that stands in where a row has no zone of its own; nil: the system's zone.
  public var zone: String?
  /// Minute of the day from which coding is late (R15).
  public var lateFromMinute: Int
  /// Category names that count as AI time, matched without regard to case (R21).
  public var aiCategories: [String]
  /// Rates by project, oldest first, one a date.
  public var rates: [String: [Rate]]
  public var invoice: InvoiceSettings
  public var look: LookSettings

  public init(
    goals: [GoalConfig] = [GoalConfig(from: DateOnly(dayNumber: 0))], daysOff: [DayRange] = [],
    weekStart: Int = 2, zone: String? = nil, lateFromMinute: Int = 1320,
    aiCategories: [String] = ["AI Coding"], rates: [String: [Rate]] = [:],
    invoice: InvoiceSettings = InvoiceSettings(), look: LookSettings = LookSettings()
  ) {
    self.goals = goals
    self.daysOff = daysOff
    self.weekStart = weekStart
    self.zone = zone
    self.lateFromMinute = lateFromMinute
    self.aiCategories = aiCategories
    self.rates = rates
    self.invoice = invoice
    self.look = look
  }

  /// The goals in force on a date: the newest version from then or before, else the first (G9).
  public func goal(on date: DateOnly) -> GoalConfig {
    goals.last { $0.from <= date } ?? goals.first ?? GoalConfig(from: date)
  }

  public func isDayOff(_ date: DateOnly) -> Bool {
    daysOff.contains { $0.contains(date) }
  }

  /// The rate of a project on a date: the newest version from then or before, else the first (G9);
  /// nil: not invoiced.
  public func rate(of project: String, on date: DateOnly) -> Rate? {
    rates[project].flatMap { $0.last { $0.from <= date } ?? $0.first }
  }
}
