import Core
import Terminal

/// What stands beside and under bars of hours.
enum HoursAxis {
  /// `8h`, `2.5h`; 0 as `0`.
  static let label: @Sendable (Double) -> String = { hours in
    guard hours > 0 else { return "0" }
    return Decimals.text(hours, hours < 1 || hours != hours.rounded() ? 1 : 0) + "h"
  }
}
