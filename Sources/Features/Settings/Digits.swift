/// Plain numbers: nothing but the digits 0 to 9.
enum Digits {
  /// Nil for an empty text, for anything that is no ASCII digit, and from 7 digits on.
  static func value(_ text: Substring) -> Int? {
    guard (1...6).contains(text.utf8.count), isAll(text) else { return nil }
    return Int(text)
  }

  static func isAll(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}
