import Terminal

/// A terminal: bytes in, cells out. Knows what our encoder sends and notes what it does not know;
/// measures characters by itself, as tmux does: by adding up their parts.
public struct TerminalEmulator {
  public struct Pen: Hashable, Sendable {
    public var foreground: String
    public var background: String
    public var attributes: Attributes = []

    public init(foreground: String = "-", background: String = "-") {
      self.foreground = foreground
      self.background = background
    }
  }

  public struct Cell: Hashable, Sendable {
    /// Empty in the right half of a wide character.
    public var text: String
    public var pen: Pen

    public init(text: String = " ", pen: Pen = Pen()) {
      self.text = text
      self.pen = pen
    }
  }

  public private(set) var size: Size
  public private(set) var cells: [[Cell]]
  public private(set) var modes: Set<Int> = [7, 25]
  /// Sequences it does not know, and text that needed no place on the screen.
  public private(set) var unknown: [String] = []
  public private(set) var x = 0
  public private(set) var y = 0
  public private(set) var pen = Pen()
  private var wrapsNext = false
  private var parser = EscapeParser()

  public init(size: Size) {
    self.size = size
    cells = Array(
      repeating: Array(repeating: Cell(), count: size.width), count: size.height)
  }

  /// The text of the rows, trailing blanks included.
  public var rows: [String] { cells.map { $0.map(\.text).joined() } }

  public var isCursorVisible: Bool { modes.contains(25) }

  public mutating func feed(_ bytes: some Sequence<UInt8>) {
    for token in parser.feed(bytes) { apply(token) }
  }

  private mutating func apply(_ token: EscapeParser.Token) {
    switch token {
    case .text(let scalar): draw(scalar)
    case .control(0x0D): (x, wrapsNext) = (0, false)
    case .control(0x0A): (y, wrapsNext) = (min(y + 1, size.height - 1), false)
    case .control(0x08): (x, wrapsNext) = (max(0, x - 1), false)
    case .control(let byte): unknown.append("control \(byte)")
    case .sequence(let prefix, let numbers, let final):
      apply(prefix: prefix, numbers, final)
    case .string: break
    case .other(let text): unknown.append(text)
    }
  }

  private mutating func draw(_ scalar: Unicode.Scalar) {
    if Self.isFlag(scalar), completeFlag(scalar) { return }
    let width = Self.width(of: scalar)
    guard width > 0 else { return combine(scalar) }
    if wrapsNext || x + width > size.width {
      x = 0
      y = min(y + 1, size.height - 1)
      wrapsNext = false
    }
    guard y < size.height, x + width <= size.width else { return }
    blankHalf(at: x)
    cells[y][x] = Cell(text: String(Character(scalar)), pen: pen)
    if width == 2 {
      blankRightOf(x + 1)
      cells[y][x + 1] = Cell(text: "", pen: pen)
    } else {
      blankRightOf(x)
    }
    x += width
    if x >= size.width { (x, wrapsNext) = (size.width - 1, true) }
  }

  /// Two regional indicators are one flag, two columns wide.
  private mutating func completeFlag(_ scalar: Unicode.Scalar) -> Bool {
    guard !wrapsNext, x > 0, let first = cells[y][x - 1].text.unicodeScalars.first,
      Self.isFlag(first), cells[y][x - 1].text.unicodeScalars.count == 1
    else { return false }
    cells[y][x - 1].text.unicodeScalars.append(scalar)
    blankRightOf(x)
    cells[y][x] = Cell(text: "", pen: pen)
    x += 1
    if x >= size.width { (x, wrapsNext) = (size.width - 1, true) }
    return true
  }

  private mutating func combine(_ scalar: Unicode.Scalar) {
    var column = wrapsNext ? x : x - 1
    while column > 0, cells[y][column].text.isEmpty { column -= 1 }
    guard column >= 0 else { return }
    cells[y][column].text.unicodeScalars.append(scalar)
  }

  /// The left half of a wide character whose right half is overwritten.
  private mutating func blankHalf(at column: Int) {
    if cells[y][column].text.isEmpty, column > 0 { cells[y][column - 1].text = " " }
  }

  private mutating func blankRightOf(_ column: Int) {
    if column + 1 < size.width, cells[y][column + 1].text.isEmpty {
      cells[y][column + 1].text = " "
    }
  }

  private mutating func apply(prefix: Character?, _ numbers: [Int], _ final: Character) {
    let count = max(1, numbers.first ?? 1)
    switch (prefix, final) {
    case ("?", "h"): modes.formUnion(numbers)
    case ("?", "l"): modes.subtract(numbers)
    case (nil, "H"):
      move(to: max(1, numbers.count > 1 ? numbers[1] : 1) - 1, count - 1)
    case (nil, "C"): move(to: x + count, y)
    case (nil, "G"): move(to: count - 1, y)
    case (nil, "K"): erase(x..<size.width)
    case (nil, "X"): erase(x..<min(size.width, x + count))
    case (nil, "J"):
      erase(x..<size.width)
      for row in min(y + 1, size.height)..<size.height { eraseRow(row) }
    case (nil, "m"): pen.apply(numbers)
    case (nil, "c"), (nil, "t"): break
    default: unknown.append("\(prefix.map(String.init) ?? "")\(numbers)\(final)")
    }
  }

  private mutating func move(to column: Int, _ row: Int) {
    x = min(max(0, column), max(0, size.width - 1))
    y = min(max(0, row), max(0, size.height - 1))
    wrapsNext = false
  }

  private mutating func erase(_ columns: Range<Int>) {
    wrapsNext = false
    for column in columns {
      cells[y][column] = Cell(text: " ", pen: Pen(background: pen.background))
    }
  }

  private mutating func eraseRow(_ row: Int) {
    cells[row] = Array(
      repeating: Cell(text: " ", pen: Pen(background: pen.background)), count: size.width)
  }

  /// Written apart from the module's own table, from the properties Swift knows.
  static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    switch scalar.value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x20000...0x3FFFD:
      return 2
    default: return scalar.properties.isEmojiPresentation && !isFlag(scalar) ? 2 : 1
    }
  }

  private static func isFlag(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }
}
