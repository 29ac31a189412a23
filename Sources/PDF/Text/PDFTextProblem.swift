/// Text that cannot be shown as it is, found before anything is written.
public struct PDFTextProblem: Equatable, Sendable {
  /// Why it cannot.
  public enum Reason: Equatable, Sendable {
    /// A script whose letters change shape or order: Arabic, Devanagari and their like.
    case needsShaping
    /// A mark that must be placed on its letter, for which there is no ready-made character.
    case mark
    case emoji
    /// No font that could be embedded has the character.
    case noFont
    case control
    /// A character that is never seen but may change how the rest reads.
    case invisible
  }

  /// The whole text it was found in.
  public let text: String
  /// The part that cannot be shown.
  public let part: String
  public let reason: Reason
  /// What is printed in its place.
  public let shown: String

  public init(text: String, part: String, reason: Reason, shown: String) {
    self.text = text
    self.part = part
    self.reason = reason
    self.shown = shown
  }

  /// One sentence for the reader. Names the part by what is printed, which any terminal can show.
  public var message: String {
    let what: String =
      switch reason {
      case .needsShaping: "a script that needs shaping cannot be set"
      case .mark: "a separate accent cannot be placed on its letter"
      case .emoji: "emoji cannot be set"
      case .noFont: "no font found has the character"
      case .control: "control characters cannot be set"
      case .invisible: "an invisible character is made visible"
      }
    return "\(what); \(shown) is printed instead."
  }
}
