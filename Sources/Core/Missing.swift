/// Why a value cannot be said (G12). Absent results carry one of these instead of a number.
public enum Missing: Hashable, Sendable {
  /// Too few known days yet; how many more are needed at least.
  case needsHistory(days: Int)
  /// The baseline is under 5 hours a week: any ratio to it would be noise.
  case baselineTooSmall
  /// Most of the baseline was time off.
  case backFromTimeOff
  /// The source never measured it.
  case notMeasured
  /// Times are spread all round the clock.
  case noTypicalTime
  /// The working window is switched off.
  case windowOff
  /// Nothing was coded, or no row says so.
  case noData
  /// A week of 0 h.
  case noLoad

  /// The name used in metrics (`reason`).
  public var key: String {
    switch self {
    case .needsHistory: "needsHistory"
    case .baselineTooSmall: "baselineTooSmall"
    case .backFromTimeOff: "backFromTimeOff"
    case .notMeasured: "notMeasured"
    case .noTypicalTime: "noTypicalTime"
    case .windowOff: "windowOff"
    case .noData: "noData"
    case .noLoad: "noLoad"
    }
  }

  /// What the screen says in place of the number.
  public var sentence: String {
    switch self {
    case .needsHistory(let days):
      days == 1 ? "needs 1 more day of history" : "needs \(days) more days of history"
    case .baselineTooSmall: "the weeks before hold under 5 h: no ratio"
    case .backFromTimeOff: "back from time off: no usual weeks to compare with"
    case .notMeasured: "not measured"
    case .noTypicalTime: "no typical time: it is spread round the clock"
    case .windowOff: "the working window is off"
    case .noData: "no data"
    case .noLoad: "nothing coded in these 7 days"
    }
  }
}
