/// Block characters that fill a cell by eighths.
public enum Eighths {
  /// Filled from the left, 0 to 8 eighths.
  public static let horizontal: [Character] = [" ", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]
  /// Filled from the bottom, 0 to 8 eighths.
  public static let vertical: [Character] = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  /// Eighths of `cells` cells that `fraction` fills. Anything above nothing shows at least one, and
  /// anything below the whole leaves at least one: a full bar always means the whole.
  public static func filled(_ fraction: Double, of cells: Int) -> Int {
    let whole = max(0, cells) * 8
    guard fraction.isFinite, fraction > 0, whole > 0 else { return 0 }
    guard fraction < 1 else { return whole }
    return min(whole - 1, max(1, Int((fraction * Double(whole)).rounded())))
  }
}
