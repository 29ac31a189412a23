import Core

extension DayStatus {
  /// The role a day's mark is drawn in.
  public var role: Role {
    switch self {
    case .met: .good
    case .missed: .caution
    case .off, .pending: .info
    case .rest, .noGoal, .unknown, .future: .muted
    }
  }
}
