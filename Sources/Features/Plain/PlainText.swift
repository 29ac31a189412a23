/// A pane as lines to be read from top to bottom: by a screen reader, in a pipe, by a script.
///
/// Nothing is drawn: every picture is told by the figures that it was made of.
public struct PlainText: Hashable, Sendable {
  public private(set) var lines: [String] = []

  init(_ title: String) { add(title) }

  mutating func heading(_ text: String) {
    lines.append("")
    add(text)
  }

  /// A line, told in words where it holds signs that only make sense to the eye.
  mutating func add(_ text: String) { lines.append(Self.spoken(text)) }

  /// `label: text` of figures, in their order; pictures have no text of their own.
  mutating func add(_ figures: [Figure], without pictures: Set<FigureID> = []) {
    for figure in figures where !pictures.contains(figure.id) {
      add(Self.line(figure.label, figure.text))
    }
  }

  /// A text that says itself what it is, such as "28 weeks in a row", stands alone.
  private static func line(_ label: String, _ text: String) -> String {
    let first = label.split(separator: " ").first.map { $0 + " " } ?? ""
    let saysIt = text.contains(label) || text.hasPrefix(first)
    return saysIt ? capital(text) : "\(capital(label)): \(text)"
  }

  /// Names come from the network: what cannot be read aloud, or would act on a terminal, is left
  /// out of them, and so are signs of boxes, bars and braille.
  static func spoken(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { isSpoken($0) ? $0 : " " }
    return String(String.UnicodeScalarView(scalars)).split(separator: " ").joined(separator: " ")
  }

  private static func isSpoken(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2190...0x21FF, 0x2500...0x25FF, 0x2800...0x28FF: return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      return false
    default: return true
    }
  }

  private static func capital(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
