import Foundation

/// Makes a foreign text fit for one line on the screen.
package enum SafeText {
  /// Without control characters and line breaks, cut to `limit` characters, and with everything
  /// that looks like a key or a token replaced.
  package static func oneLine(_ text: String, limit: Int = 160) -> String {
    let clean = String(
      String.UnicodeScalarView(text.unicodeScalars.map { isPlain($0) ? $0 : " " }))
    let words = clean.split(separator: " ").map { isSecret($0) ? "…" : String($0) }
    let line = words.joined(separator: " ")
    return line.count > limit ? line.prefix(limit) + "…" : line
  }

  /// Control and format characters could move the cursor or turn the line round.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      false
    default: true
    }
  }

  private static func isSecret(_ word: Substring) -> Bool {
    ["eyJ", "sb_secret_", "sb_publishable_"].contains { word.contains($0) }
  }
}
