import Terminal

/// Screens of everything a screen can hold, some of it cut by the edges.
struct RandomScreen {
  static let words = [
    "codingfit", " ", "   ", "──────", "│", "█▊░", "日本語", "한국어", "שלום", "مرحبا",
    "e\u{301}te\u{301}",
    "👩‍👩‍👧‍👦", "👍🏽", "❤️", "🇩🇪", "a\u{1B}[31mb", "\u{9B}2J", "x\u{202E}y", "\u{200B}", "１２", "naïve",
    "\u{E0A0}",
  ]
  static let colors: [Color] = [
    .terminal, .terminal, .hex(0x3FA7D6), .hex(0xFF0000), .hex(0x808080), .hex(0x101418),
  ]
  var generator: SeededGenerator

  init(seed: Int) {
    generator = SeededGenerator(seed)
  }

  mutating func style() -> Style {
    Style(
      foreground: Self.colors.randomElement(using: &generator) ?? .terminal,
      background: Bool.random(using: &generator)
        ? .terminal : Self.colors.randomElement(using: &generator) ?? .terminal,
      attributes: Attributes(rawValue: UInt8.random(in: 0...31, using: &generator)))
  }

  mutating func buffer(_ size: Size) -> Buffer {
    var buffer = Buffer(size: size)
    change(&buffer, times: 25)
    return buffer
  }

  mutating func change(_ buffer: inout Buffer, times: Int) {
    for _ in 0..<times {
      let x = Int.random(in: -5...buffer.size.width + 2, using: &generator)
      let y = Int.random(in: -1...buffer.size.height, using: &generator)
      let area = Rect(x: x, y: y, width: Int.random(in: 0...20, using: &generator), height: 2)
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: buffer.fill(area, with: "▒", style: style())
      case 1: buffer.fill(area, style: Bool.random(using: &generator) ? .plain : style())
      case 2:
        let more = style().attributes
        buffer.restyle(area) { $0 = $0.adding(more) }
      case 3: buffer.cursor = Bool.random(using: &generator) ? Position(x: x, y: y) : nil
      default:
        let word = Self.words.randomElement(using: &generator) ?? ""
        buffer.write(word, x: x, y: y, style: style())
      }
    }
  }
}
