/// A format of `codingfit status`, read once: `{today} of {goal}`.
struct StatusFormat: Hashable {
  enum Piece: Hashable {
    case literal(String)
    case placeholder(StatusPlaceholder)
  }

  let pieces: [Piece]

  static let standard = StatusFormat(pieces: [.placeholder(.text)])

  private init(pieces: [Piece]) {
    self.pieces = pieces
  }

  /// `{{`, `}}` and `%%` are a brace and a percent sign; a lone `}` or `%` is itself.
  init(_ text: String) throws(UsageError) {
    var pieces: [Piece] = []
    var literal = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      if "{}%".contains(character), rest.first == character {
        rest.removeFirst()
        literal.append(character)
      } else if character == "{" {
        guard let end = rest.firstIndex(of: "}") else {
          throw UsageError("A { in --format is not closed; {{ prints one.")
        }
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        literal = ""
        pieces.append(.placeholder(try Self.placeholder(String(rest[..<end]))))
        rest = rest[rest.index(after: end)...]
      } else {
        literal.append(character)
      }
    }
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    self.pieces = pieces
  }

  private static func placeholder(_ name: String) throws(UsageError) -> StatusPlaceholder {
    if let known = StatusPlaceholder(rawValue: name) { return known }
    let names = StatusPlaceholder.allCases.map(\.rawValue)
    throw UsageError(
      unknown: "{\(name)}", among: names.map { "{\($0)}" },
      listing: "There are " + names.joined(separator: ", ") + ".")
  }

  func text(_ figures: StatusFigures) -> String {
    pieces.map { piece in
      switch piece {
      case .literal(let text): text
      case .placeholder(let placeholder): placeholder.text(figures)
      }
    }.joined()
  }
}
