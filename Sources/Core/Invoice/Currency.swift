/// A currency's smallest unit (ISO 4217). Our own table: CLDR says 0 for some that have decimals.
public enum Currency {
  private static let none: Set<String> = [
    "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI", "VND",
    "VUV", "XAF", "XOF", "XPF",
  ]
  private static let three: Set<String> = ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"]
  private static let four: Set<String> = ["CLF", "UYW"]

  /// Decimals of an amount; 2 for a code that is not listed.
  public static func decimals(_ code: String) -> Int {
    if none.contains(code) { return 0 }
    if three.contains(code) { return 3 }
    return four.contains(code) ? 4 : 2
  }

  /// Three capital letters.
  public static func isCode(_ code: String) -> Bool {
    code.utf8.count == 3 && code.utf8.allSatisfy { (0x41...0x5A).contains($0) }
  }
}
