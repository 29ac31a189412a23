/// How values are spelled in a PDF file.
enum PDFText {
  /// Up to three decimals, no exponent, the same everywhere. What is no number becomes 0.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let limited = min(max(value, -1_000_000), 1_000_000)
    let thousandths = Int((limited * 1_000).rounded())
    let whole = thousandths.magnitude / 1_000
    let fraction = thousandths.magnitude % 1_000
    let sign = thousandths < 0 ? "-" : ""
    guard fraction != 0 else { return "\(sign)\(whole)" }
    var digits = String(1_000 + fraction).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }

  /// A length as a whole number, rounded down; what no `Int` can hold is limited.
  static func whole(_ value: Double) -> Int {
    value.isNaN ? 0 : Int(min(max(value, -1_000_000_000), 1_000_000_000).rounded(.down))
  }

  static func numbers(_ values: [Double]) -> String {
    values.map(number).joined(separator: " ")
  }

  /// A text string: plain when it is ASCII, else UTF-16 with its mark.
  static func string(_ text: String) -> String {
    guard text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else {
      return "<FEFF\(utf16(text))>"
    }
    var escaped = ""
    for character in text {
      if "()\\".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return "(\(escaped))"
  }

  /// An address as a string: a link has to be ASCII, so other bytes are written as `%C3`.
  static func address(_ text: String) -> String {
    string(
      text.utf8.map { byte in
        (0x21...0x7E).contains(byte)
          ? String(Unicode.Scalar(byte)) : "%" + hex(Int(byte), digits: 2)
      }.joined())
  }

  /// UTF-16, big-endian, in hexadecimal digits.
  static func utf16(_ text: String) -> String {
    text.utf16.map { hex(Int($0), digits: 4) }.joined()
  }

  static func hex(_ value: Int, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
