import Foundation

/// A tiny reader of our own: does the cross-reference table point at the objects?
struct FileCheck {
  let text: String
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// What does not fit; empty for a sound file.
  var faults: [String] {
    guard let start = number(after: "startxref\n") else { return ["no startxref"] }
    var faults: [String] = []
    if !starts("xref\n0 ", at: start) { faults.append("startxref points elsewhere") }
    let entries = lines(from: start).dropFirst(2).prefix { $0.hasSuffix(" ") }
    for (index, entry) in entries.enumerated().dropFirst() {
      let offset = Int(entry.prefix(10)) ?? -1
      if !starts("\(index) 0 obj\n", at: offset) { faults.append("object \(index) is not there") }
      if entry.utf8.count != 19 { faults.append("entry \(index) has a wrong length") }
    }
    if number(after: "/Size ") != entries.count { faults.append("size is wrong") }
    if !text.hasSuffix("%%EOF\n") { faults.append("no end") }
    return faults
  }

  /// The number after the last place a word stands.
  private func number(after word: String) -> Int? {
    let parts = text.components(separatedBy: word)
    return parts.count > 1 ? Int(parts[parts.count - 1].prefix { $0.isNumber }) : nil
  }

  private func starts(_ word: String, at offset: Int) -> Bool {
    offset >= 0 && offset < bytes.count && bytes[offset...].starts(with: word.utf8)
  }

  private func lines(from offset: Int) -> [String] {
    String(decoding: bytes[offset...], as: UTF8.self).components(separatedBy: "\n")
  }
}
