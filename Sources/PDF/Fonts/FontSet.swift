/// The embedded fonts a document may use beside Helvetica, in the order they are tried.
public struct FontSet: Sendable {
  public let fonts: [TrueTypeFont]
  /// Which of them are bold; the others are not.
  let bold: Set<Int>
  /// Files that were asked for, or would have been needed, and could not be used.
  public let refusals: [FontRefusal]

  /// Only Helvetica.
  public static let standard = FontSet(regular: [], bold: [], refusals: [])

  public init(
    regular: [TrueTypeFont], bold: [TrueTypeFont] = [], refusals: [FontRefusal] = []
  ) {
    fonts = regular + bold
    self.bold = Set(regular.count..<regular.count + bold.count)
    self.refusals = refusals
  }

  /// Font numbers in the order to try: those of the weight, then the rest.
  func order(_ weight: FontWeight) -> [Int] {
    let wanted = fonts.indices.filter { bold.contains($0) == (weight == .bold) }
    return wanted + fonts.indices.filter { bold.contains($0) != (weight == .bold) }
  }

  /// Whether some font can show the character.
  func canDraw(_ scalar: Unicode.Scalar) -> Bool {
    WinAnsi.byte(scalar) != nil || fonts.contains { $0.covers(scalar) }
  }
}
