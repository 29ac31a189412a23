/// What a week's ring is closed by (R5): cheap enough for every week of a history.
struct WeekTime {
  /// All seven days that have begun, in milliseconds.
  let total: Int
  /// Begun days since the first known one that have no row; today is not counted.
  let unknownDays: Int

  init(of week: WeekGoal, in history: History, today: DateOnly, firstKnown: DateOnly?) {
    var total = 0
    var unknown = 0
    for day in 0..<7 {
      let date = week.weekStart.advanced(by: day)
      if let time = date <= today ? history.total(date) : nil {
        total += time
      } else if let firstKnown, date >= firstKnown, date < today {
        unknown += 1
      }
    }
    self.total = total
    unknownDays = unknown
  }

  /// Whether the goal is met; never without one.
  func meets(_ week: WeekGoal) -> Bool { week.goal > 0 && total >= week.goal }
}
