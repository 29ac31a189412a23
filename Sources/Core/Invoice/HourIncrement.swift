/// The step billed hours are rounded to. Every step has at most two decimals in hours (R24).
public enum HourIncrement: String, Hashable, Sendable, CaseIterable {
  /// 0.01 h.
  case exact
  case sixMinutes = "6"
  case quarterHour = "15"
  case halfHour = "30"
  case hour = "60"

  /// Length of the step in milliseconds.
  public var milliseconds: Int {
    switch self {
    case .exact: 36_000
    case .sixMinutes: 360_000
    case .quarterHour: 900_000
    case .halfHour: 1_800_000
    case .hour: 3_600_000
    }
  }
}
