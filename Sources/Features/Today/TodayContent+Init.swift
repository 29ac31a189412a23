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
    earlier = DaySource.words(breakdown.value?.earlier ?? [], in: history)
    isEmpty = history.days.isEmpty && history.sessions.isEmpty
    entries = (range ?? goals.recent).days.reversed().filter { $0.status != .future }
      .map { DayEntry($0.date, in: history, now: now) }
    switch page {
    case .overview: self.figures = figures.overview
    case .detail: self.figures = figures.detail(breakdown.value)
    case .range: self.figures = range.map(figures.range) ?? []
    }
  }
}
