/// A font file that cannot be embedded, and why.
public struct FontRefusal: Error, Equatable, Sendable {
  /// What stands in the way.
  public enum Reason: Equatable, Sendable {
    case unreadable
    case notAFont
    /// OpenType with CFF outlines (most `.otf`, the Noto CJK collections).
    case postScriptOutlines
    /// Pictures instead of outlines: a colour emoji font.
    case noOutlines
    /// The font's own licence flags say no.
    case embeddingForbidden
    case damaged(part: String)
  }

  /// The path as it was given.
  public let file: String
  public let reason: Reason

  public init(file: String, reason: Reason) {
    self.file = file
    self.reason = reason
  }

  /// One sentence for the reader.
  public var message: String {
    switch reason {
    case .unreadable: "\(file) cannot be read."
    case .notAFont: "\(file) is not a TrueType font."
    case .postScriptOutlines:
      "\(file) has PostScript (CFF) outlines; only TrueType outlines can be embedded."
    case .noOutlines: "\(file) has no TrueType outlines; it cannot be embedded."
    case .embeddingForbidden: "\(file) does not allow embedding a part of it in a document."
    case .damaged(let part): "\(file) is damaged: its “\(part)” table does not make sense."
    }
  }
}
