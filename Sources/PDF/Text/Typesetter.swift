/// Turns strings into lines of measured runs: chooses fonts, replaces what cannot be shown, orders
/// right-to-left text, wraps.
public struct Typesetter: Sendable {
  public let fonts: FontSet
  private let orders: [FontWeight: [Int]]

  public init(fonts: FontSet) {
    self.fonts = fonts
    orders = [.regular: fonts.order(.regular), .bold: fonts.order(.bold)]
  }

  /// What of a text will be replaced; empty when all of it can be shown. Line breaks are fine.
  public func check(_ text: String) -> [PDFTextProblem] {
    Self.paragraphs(text).flatMap { drawn($0).problems }
  }

  /// The text as one line, however long. A line break in it is shown as its code.
  public func line(_ text: String, _ style: TextStyle) -> TextLine {
    let scalars = drawn(text).scalars
    return line(scalars, fromRight: VisualOrder.readsFromRight(scalars), style)
  }

  /// The text as one line no wider than the width, its end replaced by "…" when it has to be.
  public func line(_ text: String, _ style: TextStyle, fitting width: Double) -> TextLine {
    let scalars = drawn(text).scalars
    let fromRight = VisualOrder.readsFromRight(scalars)
    let whole = line(scalars, fromRight: fromRight, style)
    guard whole.width > width else { return whole }
    var low = 0
    var high = scalars.count
    while low < high {
      let middle = (low + high + 1) / 2
      let cut = scalars.prefix(middle) + ["\u{2026}"]
      if line(Array(cut), fromRight: fromRight, style).width <= width {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return line(scalars.prefix(low) + ["\u{2026}"], fromRight: fromRight, style)
  }

  /// The text as lines no wider than the width, at least one; a word that is wider is broken.
  public func wrap(_ text: String, _ style: TextStyle, width: Double) -> [TextLine] {
    Self.paragraphs(text).flatMap { paragraph in
      let scalars = drawn(paragraph).scalars
      let fromRight = VisualOrder.readsFromRight(scalars)
      let available = PDFText.whole(width * 1_000 / max(style.size, 0.1))
      return LineBreaking(scalars, units: { widths($0, style.weight) }, available: available)
        .lines.map { line($0, fromRight: fromRight, style) }
    }
  }

  /// Split at line breaks of any kind.
  private static func paragraphs(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false) { "\n\r\r\n\u{2028}\u{2029}".contains($0) }
      .map(String.init)
  }

  private func drawn(_ text: String) -> DrawnText {
    DrawnText(text, canDraw: fonts.canDraw)
  }

  private func line(
    _ scalars: [Unicode.Scalar], fromRight: Bool, _ style: TextStyle
  ) -> TextLine {
    let seen = VisualOrder.arrange(scalars, fromRight: fromRight)
    return TextLine(runs: runs(seen, style.weight), style: style)
  }

  /// Widths of a word's characters, in the fonts they are set in.
  private func widths(_ word: [Unicode.Scalar], _ weight: FontWeight) -> [Int] {
    zip(word, wordFonts(word, weight)).map(width)
  }

  private func width(_ scalar: Unicode.Scalar, _ font: TextLine.Font) -> Int {
    switch font {
    case .helvetica(let weight):
      WinAnsi.byte(scalar).map { HelveticaWidths.width($0, weight) } ?? 0
    case .embedded(let number): fonts.fonts[number].width(scalar)
    }
  }

  private func runs(_ line: [PlacedCharacter], _ weight: FontWeight) -> [TextLine.Run] {
    var runs: [TextLine.Run] = []
    let fonts = LineBreaking.words(line.map(\.drawn)).flatMap { wordFonts($0, weight) }
    for (character, font) in zip(line, fonts) {
      let units = width(character.drawn, font)
      if let last = runs.indices.last, runs[last].font == font {
        runs[last].characters.append(character)
        runs[last].units += units
      } else {
        runs.append(TextLine.Run(font: font, characters: [character], units: units))
      }
    }
    return runs
  }

  /// A word keeps to one font when one has it all, so that no letter of a name looks foreign.
  private func wordFonts(_ word: [Unicode.Scalar], _ weight: FontWeight) -> [TextLine.Font] {
    let standard = TextLine.Font.helvetica(weight)
    let foreign = word.filter { WinAnsi.byte($0) == nil }
    guard !foreign.isEmpty else { return word.map { _ in standard } }
    let order = orders[weight] ?? []
    let whole = order.first { number in
      word.allSatisfy { Self.isBlank($0) || fonts.fonts[number].covers($0) }
    }
    return word.map { scalar in
      if Self.isBlank(scalar) { return standard }
      if let whole { return .embedded(whole) }
      guard WinAnsi.byte(scalar) == nil else { return standard }
      let number = order.first { fonts.fonts[$0].covers(scalar) }
      return number.map { .embedded($0) } ?? standard
    }
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\u{A0}"
  }
}
