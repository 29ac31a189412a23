/// How invoice numbers look and where they start.
///
/// The count runs within numbers of the same shape, so `{year}` starts again each year and a
/// pattern without it never does. A number is given when an invoice is finalised, never before,
/// and a cancelled invoice keeps its own.
public struct InvoiceNumbering: Hashable, Sendable {
  /// Text with `{seq}`, or `{seq:4}` for at least four digits, and `{year}`, `{month}`.
  public var pattern: String
  /// The least number given, for those who come from another program.
  public var first: Int

  public init(pattern: String = "{year}-{seq:4}", first: Int = 1) {
    self.pattern = pattern
    self.first = first
  }

  /// What is wrong with the pattern; nil where it can be used.
  public var problem: String? {
    let pieces = pieces
    let counts = pieces.count { if case .sequence = $0 { true } else { false } }
    if counts != 1 { return "Number pattern needs {seq}." }
    if pattern.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
      return "Number pattern holds a control character."
    }
    if pieces.contains(where: { if case .unknown = $0 { true } else { false } }) {
      return "Number pattern knows {seq}, {seq:4}, {year} and {month}."
    }
    return pattern.count > 40 ? "Number pattern has at most 40 characters." : nil
  }

  /// The number of an invoice dated so.
  public func number(_ sequence: Int, on date: DateOnly) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text), .unknown(let text): text
      case .sequence(let digits): Self.padded(sequence, digits)
      case .year: Self.padded(date.year, 4)
      case .month: Self.padded(date.month, 2)
      }
    }.joined()
  }

  /// What numbers of one count share on a date: all of them but the count.
  public func series(on date: DateOnly) -> String {
    pieces.map { piece in
      if case .sequence = piece { return "{seq}" }
      return InvoiceNumbering(pattern: piece.source).number(0, on: date)
    }.joined()
  }

  private enum Piece {
    case text(String)
    case sequence(digits: Int)
    case year
    case month
    case unknown(String)

    var source: String {
      switch self {
      case .text(let text), .unknown(let text): text
      case .sequence: "{seq}"
      case .year: "{year}"
      case .month: "{month}"
      }
    }

    init(field: Substring) {
      switch field {
      case "year": self = .year
      case "month": self = .month
      case "seq": self = .sequence(digits: 1)
      default:
        let parts = field.split(separator: ":", omittingEmptySubsequences: false)
        if parts.count == 2, parts[0] == "seq", let digits = Int(parts[1]),
          (1...9).contains(digits)
        {
          self = .sequence(digits: digits)
        } else {
          self = .unknown("{\(field)}")
        }
      }
    }
  }

  private var pieces: [Piece] {
    var pieces: [Piece] = []
    var rest = pattern[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      if open > rest.startIndex { pieces.append(.text(String(rest[..<open]))) }
      pieces.append(Piece(field: rest[rest.index(after: open)..<close]))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    return pieces
  }

  private static func padded(_ value: Int, _ digits: Int) -> String {
    let text = String(value)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
