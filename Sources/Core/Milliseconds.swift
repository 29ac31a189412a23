/// The one place where seconds of the outside world become integer milliseconds (`domain.md` G1).
public enum Milliseconds {
  public static let perMinute = 60_000
  public static let perHour = 3_600_000
  public static let perDay = 86_400_000

  /// Seconds times 1000, half up: floor(x + 0.5). Nil where the number is not finite or too large.
  public static func rounding(seconds: Double) -> Int? {
    let scaled = (seconds * 1000 + 0.5).rounded(.down)
    guard scaled.isFinite, abs(scaled) < 9e15 else { return nil }
    return Int(scaled)
  }
}
