import Foundation

/// A text made of characters that can all be drawn one by one, and what had to be replaced.
struct DrawnText {
  private(set) var scalars: [Unicode.Scalar] = []
  private(set) var problems: [PDFTextProblem] = []

  private let text: String
  private let canDraw: (Unicode.Scalar) -> Bool
  private var pending: (part: [Unicode.Scalar], reason: PDFTextProblem.Reason)?

  /// Accented letters are composed first, so a letter and its accent become one glyph.
  init(_ text: String, canDraw: @escaping (Unicode.Scalar) -> Bool) {
    self.text = text
    self.canDraw = canDraw
    for character in text.precomposedStringWithCanonicalMapping {
      add(Array(character.unicodeScalars))
    }
    finishProblem()
  }

  /// The characters an embedded font is needed for.
  static func wanted(_ text: String) -> Set<Unicode.Scalar> {
    guard !text.unicodeScalars.allSatisfy({ WinAnsi.byte($0) != nil }) else { return [] }
    let drawn = DrawnText(text) { _ in true }
    return Set(drawn.scalars.filter { WinAnsi.byte($0) == nil })
  }

  /// One character as a reader sees it.
  private mutating func add(_ cluster: [Unicode.Scalar]) {
    if cluster.count > 1, Self.isEmoji(cluster) {
      addProblem(cluster, .emoji)
      return
    }
    for scalar in cluster {
      // "Show as text" and "show as a picture" select between two looks; we have one.
      if cluster.count > 1, scalar.value == 0xFE0E || scalar.value == 0xFE0F { continue }
      add(scalar)
    }
  }

  private static func isEmoji(_ cluster: [Unicode.Scalar]) -> Bool {
    cluster.contains { $0.properties.isEmojiPresentation || $0.value == 0x20E3 }
      || (cluster.contains { $0.value == 0x200D } && cluster.contains { $0.properties.isEmoji })
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    switch CharacterTrait(scalar) {
    case .problem(let reason): addProblem([scalar], reason)
    case .space:
      finishProblem()
      let joins: Set<UInt32> = [0x00A0, 0x2007, 0x202F]
      scalars.append(joins.contains(scalar.value) ? "\u{A0}" : " ")
    case .plain:
      // Both hyphens look like ours, and not every font has them.
      let same: Unicode.Scalar = scalar.value == 0x2010 || scalar.value == 0x2011 ? "-" : scalar
      guard canDraw(same) else { return addProblem([scalar], .noFont) }
      finishProblem()
      scalars.append(same)
    }
  }

  /// Neighbours with the same trouble share one replacement.
  private mutating func addProblem(_ part: [Unicode.Scalar], _ reason: PDFTextProblem.Reason) {
    if let pending, pending.reason == reason, reason != .emoji {
      self.pending = (pending.part + part, reason)
    } else {
      finishProblem()
      pending = (part, reason)
    }
  }

  private mutating func finishProblem() {
    guard let (part, reason) = pending else { return }
    pending = nil
    let shown = Self.replacement(part)
    scalars += shown
    problems.append(
      PDFTextProblem(
        text: text, part: String(String.UnicodeScalarView(part)), reason: reason,
        shown: String(String.UnicodeScalarView(shown))))
  }

  /// The code points in brackets: every font shows them, and they can be searched for. Control
  /// characters too, since hardly a font has pictures of them.
  private static func replacement(_ part: [Unicode.Scalar]) -> [Unicode.Scalar] {
    let codes = part.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    return Array("[\(codes.joined(separator: " "))]".unicodeScalars)
  }
}
