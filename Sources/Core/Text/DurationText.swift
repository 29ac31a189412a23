/// Durations as people read them: "1h 05m", "5m", "0m". Truncated to the minute (G2).
public enum DurationText {
  public static func text(_ milliseconds: Int) -> String {
    text(minutes: abs(milliseconds) / Milliseconds.perMinute, isNegative: milliseconds < 0)
  }

  /// Hours always shown, for columns and goals: "0h 05m".
  public static func long(_ milliseconds: Int) -> String {
    let minutes = abs(milliseconds) / Milliseconds.perMinute
    return (milliseconds < 0 && minutes > 0 ? "-" : "") + hours(minutes)
  }

  /// What is left to a goal: the goal as printed less what is done as printed, so that the two on
  /// the screen always add up.
  public static func left(of goal: Int, done: Int) -> String {
    let (goal, done) = (goal / Milliseconds.perMinute, max(0, done) / Milliseconds.perMinute)
    return text(minutes: max(0, goal - done), isNegative: false)
  }

  /// What is still to be done, rounded up to the minute: less would not reach the goal.
  public static func needed(_ milliseconds: Int) -> String {
    text(minutes: Floor.ceiling(max(0, milliseconds), Milliseconds.perMinute), isNegative: false)
  }

  /// The rows of a column that adds up to its printed total: ⌊sum⌋, missing minutes shared by
  /// largest remainder.
  public static func column(_ parts: [Int]) -> [String] {
    minutes(parts).map { text(minutes: $0, isNegative: false) }
  }

  /// The same as whole minutes.
  public static func minutes(_ parts: [Int]) -> [Int] {
    LargestRemainder.units(parts.map { max(0, $0) }, unit: Milliseconds.perMinute)
  }

  private static func text(minutes: Int, isNegative: Bool) -> String {
    let text = minutes < 60 ? "\(minutes)m" : hours(minutes)
    return (isNegative && minutes > 0 ? "-" : "") + text
  }

  private static func hours(_ minutes: Int) -> String {
    let rest = minutes % 60
    return "\(minutes / 60)h \(rest < 10 ? "0" : "")\(rest)m"
  }
}
