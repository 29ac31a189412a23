import Core

/// R25: what the levels of the year grid mean.
extension YearGrid {
  public func explanation(_ history: History, now: Instant) -> Explanation {
    let today = history.today(at: now)
    return Explanation(
      title: "The year in days",
      meaning: "One sign a day, a column a week, the last one this week.",
      formula:
        "Each day against the daily goal in force that day; with the goal off, 4 h stand in.",
      inputs: GridLevel.allCases.map { .init(String($0.character), $0.words) } + [
        .init("·", "no row: unknown"), .init("–", "nothing coded on a rest day"),
        .init("F", "nothing coded on a day off"), .init("◔", "nothing coded yet today"),
      ],
      days: (max(start, today.advanced(by: -370))...today).reversed().map {
        DayEntry($0, in: history, now: now)
      })
  }
}

extension GridLevel {
  public var character: Character {
    switch self {
    case .nothing: "○"
    case .underHalf: "▂"
    case .underGoal: "▄"
    case .met: "▆"
    case .muchMore: "█"
    }
  }

  public var words: String {
    switch self {
    case .nothing: "nothing coded"
    case .underHalf: "under half the goal"
    case .underGoal: "under the goal"
    case .met: "goal met"
    case .muchMore: "one and a half times the goal or more"
    }
  }
}
