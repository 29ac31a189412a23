import Foundation

/// Numbers with a fixed count of decimals, rounded half up (away from zero), never "-0".
public enum Decimals {
  public static func text(_ value: Double, _ decimals: Int) -> String {
    guard value.isFinite else { return "–" }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    // The hair makes 0.285 × 100 = 28.4999… round as it reads.
    let scaled = (abs(value) * scale + 0.5 + 1e-9).rounded(.down)
    guard scaled < 9e15 else { return "–" }
    let whole = Int(scaled / scale)
    let sign = value < 0 && scaled > 0 ? "-" : ""
    guard decimals > 0 else { return "\(sign)\(Int(scaled))" }
    let rest = String(Int(scaled) - whole * Int(scale))
    return sign + "\(whole)." + String(repeating: "0", count: decimals - rest.count) + rest
  }

  /// "+1.1", "-0.3", "0.0": a change always shows its sign.
  public static func signed(_ value: Double, _ decimals: Int) -> String {
    let text = text(value, decimals)
    let isZero = !text.contains { ("1"..."9").contains($0) }
    return text.hasPrefix("-") || isZero ? text : "+" + text
  }
}
