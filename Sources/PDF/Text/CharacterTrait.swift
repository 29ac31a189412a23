/// What a single character needs beyond a glyph of its own.
enum CharacterTrait: Equatable {
  case plain
  /// A blank; all blanks are set with the standard font's space.
  case space
  case problem(PDFTextProblem.Reason)

  init(_ scalar: Unicode.Scalar) {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control: self = .problem(.control)
    case .format, .lineSeparator, .paragraphSeparator: self = .problem(.invisible)
    case .spaceSeparator: self = .space
    case .nonspacingMark, .enclosingMark, .spacingMark:
      let variation = properties.isVariationSelector
      self = .problem(Self.isShaped(scalar) ? .needsShaping : variation ? .invisible : .mark)
    default:
      if properties.isEmojiPresentation {
        self = .problem(.emoji)
      } else if Self.isShaped(scalar) {
        self = .problem(.needsShaping)
      } else {
        // The Hangul fillers are letters without ink.
        self = properties.isDefaultIgnorableCodePoint ? .problem(.invisible) : .plain
      }
    }
  }

  /// Scripts whose letters join, stack or trade places. Thai and Lao letters stand side by side;
  /// only their marks need placing.
  static func isShaped(_ scalar: Unicode.Scalar) -> Bool {
    shaped.contains { $0.contains(scalar.value) }
  }

  private static let shaped: [ClosedRange<UInt32>] = [
    0x0600...0x08FF,  // Arabic, Syriac, Thaana, N'Ko, Samaritan, Mandaic
    0x0900...0x0DFF,  // Devanagari to Sinhala
    0x0F00...0x109F,  // Tibetan, Myanmar
    0x1100...0x11FF,  // loose Hangul letters
    0x1700...0x18AF,  // Tagalog to Mongolian
    0x1900...0x1CFF,  // Limbu to Vedic
    0xA800...0xA82F, 0xA840...0xAADF, 0xABC0...0xABFF, 0xA960...0xA97F, 0xD7B0...0xD7FF,
    0xFB50...0xFDFF, 0xFE70...0xFEFE,  // Arabic forms
    0x1_0A00...0x1_0FFF, 0x1_1000...0x1_1FFF,  // Kharoshthi, Brahmi and their heirs
    0x1_E900...0x1_E95F,  // Adlam
  ]
}
