/// Times of day as `HH:MM`.
public enum ClockText {
  /// A minute of the day; 1440 stays "24:00", the end of a window.
  public static func text(minute: Int) -> String {
    let minute = (0...1440).contains(minute) ? minute : Floor.remainder(minute, 1440)
    return two(minute / 60) + ":" + two(minute % 60)
  }

  /// Minutes after midnight to the nearest minute, half up, on a clock of 24 hours.
  public static func nearest(minutes: Double) -> String {
    text(minute: Floor.remainder(Int((minutes + 0.5 + 1e-9).rounded(.down)), 1440))
  }

  /// What the clock shows at an instant.
  public static func text(_ instant: Instant, in zone: ZoneOffsets) -> String {
    let label = Floor.remainder(zone.label(of: instant), Milliseconds.perDay)
    return text(minute: label / Milliseconds.perMinute)
  }

  private static func two(_ value: Int) -> String {
    value < 10 ? "0\(value)" : "\(value)"
  }
}
