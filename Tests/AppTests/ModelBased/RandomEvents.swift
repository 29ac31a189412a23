import Core
import Terminal

@testable import App

/// What may come from a terminal, in any order: keys, clicks, pastes, sizes, and time passing.
struct RandomEvents {
  /// The same numbers in every run.
  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
      return value ^ value >> 31
    }
  }

  private var generator: Generator

  init(seed: UInt64) {
    generator = Generator(state: seed)
  }

  private static let codes: [Key.Code] = [
    .enter, .tab, .backTab, .escape, .backspace, .delete, .insert, .up, .down, .left, .right,
    .home, .end, .pageUp, .pageDown, .function(1), .function(12),
  ]

  /// What shifts lines, hides, or acts on terminals.
  private static let pastes = [
    "", "42", "7h30", "Europe/Berlin", "\u{1B}[2J\u{1B}]52;c;aGk=\u{7}", "\u{9B}31m\u{202E}abc",
    "日本語 한국어", "👩‍👩‍👧‍👦👍🏽🇩🇪", "e\u{301}e\u{301}", "שלום مرحبا", "a\nb\r\nc\td\0e", "\u{200B}\u{FEFF}",
    String(repeating: "0123456789", count: 500),
  ]

  mutating func next(in size: Size) -> AppEvent {
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<12: .input(.key(Key(Character("\(Int.random(in: 1...4, using: &generator))"))))
    case 12..<72: .input(.key(key()))
    case 72..<86: .input(.mouse(mouse(size)))
    case 86..<90: .input(.paste(pick(Self.pastes) ?? ""))
    case 90..<94: .resize(self.size())
    case 94: .resumed(self.size())
    case 95: .input(pick([.focusLost, .focusGained, .deviceAttributes]) ?? .focusLost)
    case 96: .input(.background(red: part(), green: part(), blue: part()))
    default: .minutePassed
    }
  }

  /// Seconds until the next event; now and then past midnight.
  mutating func pause() -> Int {
    Int.random(in: 0..<50, using: &generator) == 0
      ? Int.random(in: 0..<90_000, using: &generator) : 0
  }

  private mutating func key() -> Key {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0..<5: return Key(pick(Self.codes) ?? .enter)
    case 5..<9:
      return Key(Character(Unicode.Scalar(UInt8.random(in: 0x20...0x7E, using: &generator))))
    default:
      let letter = Character(Unicode.Scalar(UInt8.random(in: 0x61...0x7A, using: &generator)))
      return Key(.character(letter), pick([.control, .alt, [.control, .alt]]) ?? .control)
    }
  }

  private mutating func mouse(_ size: Size) -> MouseEvent {
    let place = Position(
      x: Int.random(in: -1...size.width + 1, using: &generator),
      y: Int.random(in: -1...size.height + 1, using: &generator))
    let kinds: [MouseEvent.Kind] = [
      .press(button: 1), .press(button: 1), .press(button: 1), .press(button: 3), .release,
      .drag(button: 1), .move, .wheelUp, .wheelDown,
    ]
    return MouseEvent(pick(kinds) ?? .move, at: place)
  }

  private mutating func size() -> Size {
    Bool.random(using: &generator)
      ? pick([
        Size(width: 80, height: 24), Size(width: 60, height: 20), Size(width: 120, height: 36),
      ]) ?? Size(width: 1, height: 1)
      : Size(
        width: Int.random(in: 1...140, using: &generator),
        height: Int.random(in: 1...45, using: &generator))
  }

  private mutating func part() -> Double { Double.random(in: 0...1, using: &generator) }

  private mutating func pick<T>(_ choices: [T]) -> T? { choices.randomElement(using: &generator) }
}
