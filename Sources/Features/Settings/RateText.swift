import Core
import Foundation

/// An hourly rate as a person types it.
///
/// The whole text is checked before `Decimal` sees it: `Decimal(string: "1,5")` is 1 and
/// `Decimal(string: "12abc")` is 12.
enum RateText {
  /// Nil for an empty text: not invoiced.
  static func rate(_ text: String) throws(InputProblem) -> Decimal? {
    let text = Trimmed.text(text)
    if text.isEmpty { return nil }
    // A comma is a decimal point elsewhere in Europe.
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && Digits.isAll($0) }) else {
      throw InputProblem("Use digits and one point, like 80.50.")
    }
    // 1,234 is a thousand and more to some, one and a bit to others.
    guard parts.count == 1 || parts[1].count != 3 || !text.contains(",") else {
      throw InputProblem("Use a point before decimals, and no other.")
    }
    guard parts.count == 1 || parts[1].count <= 4 else {
      throw InputProblem("At most 4 decimals.")
    }
    guard parts[0].count <= 9,
      let rate = Decimal(string: parts.joined(separator: "."))
    else { throw InputProblem("At most 9 digits before the point.") }
    return rate
  }

  /// At least two decimals, up to the four a rate may have: `95.00`, `80.125`.
  static func text(_ rate: Decimal) -> String {
    var text = rate.description
    guard let point = text.firstIndex(of: ".") else { return text + ".00" }
    if text.distance(from: point, to: text.endIndex) == 2 { text += "0" }
    return text
  }
}
