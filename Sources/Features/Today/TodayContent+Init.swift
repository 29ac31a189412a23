import Core

extension TodayContent {
  init(
    goals: GoalEngine, day: DayDetail, range: RangeView?, breakdown: BreakdownState,
    isDetail: Bool, history: History, now: Instant
  ) {
    let page: TodayPage = isDetail ? .detail : range == nil ? .overview : .range
    let figures = TodayFigures(history: history, now: now, goals: goals, day: day)
    self.goals = goals
    self.day = day
    self.range = range
    self.page = page
    self.breakdown = breakdown
    isEmpty = history.days.isEmpty && history.sessions.isEmpty
    // Only a range prints the sum its rows have to add up to.
    entries =
      range.map { DayEntry.column($0.range, in: history, now: now) }
      ?? goals.recent.range.reversed().map { DayEntry($0, in: history, now: now) }
    switch page {
    case .overview: self.figures = figures.overview
    case .detail: self.figures = figures.detail(breakdown.value)
    case .range: self.figures = range.map(figures.range) ?? []
    }
  }
}
