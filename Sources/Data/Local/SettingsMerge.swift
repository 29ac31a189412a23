import Core

/// Joins what was changed here with what another process saved meanwhile, value by value. Where
/// both changed the same one, what is being saved now wins.
package struct SettingsMerge {
  /// What both began with.
  let base: Settings
  let mine: Settings
  private var result: Settings

  private init(base: Settings, mine: Settings, theirs: Settings) {
    (self.base, self.mine, result) = (base, mine, theirs)
  }

  package static func merged(base: Settings, mine: Settings, theirs: Settings) -> Settings {
    guard base != theirs else { return mine }
    var merge = SettingsMerge(base: base, mine: mine, theirs: theirs)
    merge.run()
    return merge.result
  }

  private mutating func run() {
    take(\.weekStart)
    take(\.zone)
    take(\.lateFromMinute)
    take(\.aiCategories)
    take(\.look.theme)
    take(\.look.hasMotion)
    take(\.look.ringsBell)
    take(\.invoice.currency)
    take(\.invoice.rounding)
    take(\.invoice.increment)
    take(\.invoice.mode)
    take(\.invoice.granularity)
    take(\.invoice.details)
    result.goals = goals()
    result.daysOff = daysOff()
    for project in Set(mine.rates.keys).union(base.rates.keys) {
      result.rates[project] = rates(of: project)
    }
  }

  private mutating func take<Value: Equatable>(_ path: WritableKeyPath<Settings, Value>) {
    if mine[keyPath: path] != base[keyPath: path] { result[keyPath: path] = mine[keyPath: path] }
  }

  /// A version that is new on both sides differs from the one in force before it.
  private func goals() -> [GoalConfig] {
    func version(_ settings: Settings, _ date: DateOnly) -> GoalConfig? {
      settings.goals.last { $0.from <= date }
    }
    var goals = Dictionary(result.goals.map { ($0.from, $0) }) { $1 }
    let kept = Set(mine.goals.map(\.from))
    for goal in base.goals where !kept.contains(goal.from) { goals[goal.from] = nil }
    for goal in mine.goals {
      guard let before = version(base, goal.from), var joined = goals[goal.from] else {
        if !base.goals.contains(goal) { goals[goal.from] = goal }
        continue
      }
      func take<Value: Equatable>(_ path: WritableKeyPath<GoalConfig, Value>) {
        if goal[keyPath: path] != before[keyPath: path] {
          joined[keyPath: path] = goal[keyPath: path]
        }
      }
      take(\.dailyGoalMinutes)
      take(\.weeklyGoalMinutes)
      take(\.windowStartMinute)
      take(\.windowEndMinute)
      take(\.restDays)
      goals[goal.from] = joined
    }
    // Each may have taken out what the other kept; there is never none.
    return goals.isEmpty ? mine.goals : goals.values.sorted { $0.from < $1.from }
  }

  private func daysOff() -> [DayRange] {
    let (old, new) = (Set(base.daysOff), Set(mine.daysOff))
    let joined = Set(result.daysOff).subtracting(old.subtracting(new)).union(new.subtracting(old))
    return joined.sorted { ($0.first, $0.last) < ($1.first, $1.last) }
  }

  private func rates(of project: String) -> [Rate]? {
    func byDate(_ settings: Settings) -> [DateOnly: Rate] {
      Dictionary((settings.rates[project] ?? []).map { ($0.from, $0) }) { $1 }
    }
    let (old, new) = (byDate(base), byDate(mine))
    var joined = byDate(result)
    for date in Set(old.keys).union(new.keys) where old[date] != new[date] {
      joined[date] = new[date]
    }
    return joined.isEmpty ? nil : joined.values.sorted { $0.from < $1.from }
  }
}
