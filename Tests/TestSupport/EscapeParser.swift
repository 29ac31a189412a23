/// Cuts a terminal's input into characters, controls and sequences.
struct EscapeParser {
  enum Token: Hashable {
    case text(Unicode.Scalar)
    case control(UInt8)
    case sequence(prefix: Character?, numbers: [Int], final: Character)
    case string(String)
    case other(String)
  }

  private var held: [UInt8] = []

  /// What is whole; the rest is held for the next call.
  mutating func feed(_ bytes: some Sequence<UInt8>) -> [Token] {
    held += bytes
    var tokens: [Token] = []
    var index = 0
    while index < held.count, let (token, end) = token(at: index) {
      tokens.append(token)
      index = end
    }
    held.removeFirst(index)
    return tokens
  }

  private func token(at index: Int) -> (Token, Int)? {
    let byte = held[index]
    if byte == 0x1B { return escape(at: index) }
    if byte < 0x20 || byte == 0x7F { return (.control(byte), index + 1) }
    let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    guard index + length <= held.count else { return nil }
    let text = String(decoding: held[index..<(index + length)], as: UTF8.self)
    return (text.unicodeScalars.first.map { .text($0) } ?? .other("empty"), index + length)
  }

  private func escape(at index: Int) -> (Token, Int)? {
    guard index + 1 < held.count else { return nil }
    switch held[index + 1] {
    case UInt8(ascii: "["): return sequence(at: index + 2)
    case UInt8(ascii: "]"): return string(at: index + 2)
    default: return (.other("ESC \(held[index + 1])"), index + 2)
    }
  }

  private func sequence(at start: Int) -> (Token, Int)? {
    let isEnd: (UInt8) -> Bool = { (0x40...0x7E).contains($0) || $0 == 0x1B }
    guard let end = held[start...].firstIndex(where: isEnd) else { return nil }
    // An escape starts anew: what was begun is dropped.
    if held[end] == 0x1B { return (.string(""), end) }
    var body = String(decoding: held[start..<end], as: UTF8.self)[...]
    let prefix = body.first.flatMap { "<=>?".contains($0) ? $0 : nil }
    if prefix != nil { body = body.dropFirst() }
    let fields = body.split(separator: ";", omittingEmptySubsequences: false)
    let numbers = body.isEmpty ? [] : fields.map { Int($0) ?? 0 }
    let final = Character(Unicode.Scalar(held[end]))
    return (.sequence(prefix: prefix, numbers: numbers, final: final), end + 1)
  }

  private func string(at start: Int) -> (Token, Int)? {
    guard let end = held[start...].firstIndex(where: { $0 == 0x07 || $0 == 0x1B }) else {
      return nil
    }
    let text = String(decoding: held[start..<end], as: UTF8.self)
    return (.string(text), held[end] == 0x07 ? end + 1 : end + 2)
  }
}
