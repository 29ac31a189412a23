/// What a day came to, as one character and one word, so that no state is a colour alone.
public enum DayStateMark: String, Hashable, Sendable, CaseIterable {
  case met
  case missed
  case rest
  case off
  case unknown
  /// Today, not yet at its goal.
  case open
  /// A day without a goal.
  case noGoal
  case future

  public var character: Character {
    switch self {
    case .met: "●"
    case .missed: "○"
    case .rest: "–"
    case .off: "F"
    case .unknown: "?"
    case .open: "◔"
    case .noGoal: "·"
    case .future: " "
    }
  }

  public var word: String {
    switch self {
    case .met: "goal met"
    case .missed: "goal missed"
    case .rest: "rest day"
    case .off: "day off"
    case .unknown: "no data"
    case .open: "still open"
    case .noGoal: "no goal"
    case .future: "to come"
    }
  }

  /// The role its mark is drawn in.
  public var role: Role {
    switch self {
    case .met: .good
    case .missed: .caution
    case .rest, .noGoal, .future: .muted
    case .off, .open: .info
    case .unknown: .muted
    }
  }
}
