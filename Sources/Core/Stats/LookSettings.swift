/// How the program looks and makes itself heard; nothing here changes a number.
public struct LookSettings: Hashable, Sendable {
  public var theme: ThemeChoice
  /// Whether things may move.
  public var hasMotion: Bool
  /// Whether the terminal rings when today's goal is reached.
  public var ringsBell: Bool

  /// Whether the terminal gives two columns to letters of ambiguous width, as some do in East Asia.
  public var hasWideLetters = false

  public init(theme: ThemeChoice = .auto, hasMotion: Bool = true, ringsBell: Bool = false) {
    self.theme = theme
    self.hasMotion = hasMotion
    self.ringsBell = ringsBell
  }
}
