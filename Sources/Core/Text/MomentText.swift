/// Moments as text that means the same everywhere.
public enum MomentText {
  /// `2026-07-01T14:30:00Z`, truncated to the second.
  public static func utc(_ instant: Instant) -> String {
    let seconds = Floor.divide(instant.milliseconds, 1000)
    let day = Floor.divide(seconds, 86_400)
    let rest = seconds - day * 86_400
    func two(_ value: Int) -> String { (value < 10 ? "0" : "") + String(value) }
    return "\(DateOnly(dayNumber: day))T\(two(rest / 3600)):\(two(rest / 60 % 60)):"
      + "\(two(rest % 60))Z"
  }
}
