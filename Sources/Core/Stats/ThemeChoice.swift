/// The colours asked for; `auto` follows the terminal's background.
public enum ThemeChoice: String, Hashable, Sendable, CaseIterable {
  case auto
  case dark
  case light
  case highContrast = "high-contrast"
  case monochrome
}
