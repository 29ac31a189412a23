extension FigureID {
  static let dayDate: FigureID = "day.date"
  static let dayTotal: FigureID = "day.total"
  static let dayGoal: FigureID = "day.goal"
  static let dayPercent: FigureID = "day.percent"
  static let projection: FigureID = "projection"
  static let projectionRange: FigureID = "projection.range"
  static let goalAt: FigureID = "projection.goalAt"
  static let weekTotal: FigureID = "week.total"
  static let weekGoal: FigureID = "week.goal"
  static let weekPercent: FigureID = "week.percent"
  static let paceLeft: FigureID = "pace.left"
  static let paceToday: FigureID = "pace.today"
  static let paceAfter: FigureID = "pace.after"
  static let weekDays: FigureID = "week.days"
  static let window: FigureID = "window"
  static let windowShare: FigureID = "window.share"
  static let streak: FigureID = "streak"
  static let streakBest: FigureID = "streak.best"
  static let weekStreak: FigureID = "streak.weeks"
  static let focus: FigureID = "focus"
  static let strain: FigureID = "strain"
  static let year: FigureID = "year"
  static let recentMean: FigureID = "recent.mean"
  static let recentDays: FigureID = "recent.days"
  static let range: FigureID = "range"
  static let rangeTotal: FigureID = "range.total"
  static let rangeMean: FigureID = "range.mean"
  static let rangeBest: FigureID = "range.best"
  static let rangeDays: FigureID = "range.days"

  static func block(_ index: Int) -> FigureID { FigureID("block.\(index)") }

  /// A part of the day: `section` is `project`, `category`, `editor`, `language` or `machine`.
  static func part(_ section: String, _ index: Int) -> FigureID { FigureID("\(section).\(index)") }

  /// Numbers whose one day is the selected day.
  static let ofTheDay: Set<FigureID> = [.dayDate, .dayTotal, .dayGoal, .dayPercent]
}
