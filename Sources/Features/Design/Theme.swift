import Terminal

/// How roles and hues look. Four of them; every pair of colours is checked for contrast by a test.
public struct Theme: Hashable, Sendable {
  public enum Name: String, Hashable, Sendable, CaseIterable {
    case dark
    case light
    case highContrast
    /// No colours at all: attributes and characters carry everything.
    case monochrome
  }

  public let name: Name

  public init(_ name: Name = .dark) {
    self.name = name
  }

  public static let dark = Theme(.dark)
  public static let light = Theme(.light)
  public static let highContrast = Theme(.highContrast)
  public static let monochrome = Theme(.monochrome)

  public func style(_ role: Role) -> Style {
    guard let palette else { return Self.monochrome(role) }
    switch role {
    case .text: return on(palette.text)
    case .muted: return on(palette.muted)
    case .strong: return on(palette.text, .bold)
    case .heading: return on(palette.muted, .bold)
    case .key: return on(palette.text, .bold)
    case .line: return on(palette.line)
    case .track: return on(palette.track)
    case .good: return on(palette.green)
    case .caution: return on(palette.yellow)
    case .critical: return on(palette.red, .bold)
    case .info: return on(palette.blue)
    case .selection: return Style(foreground: palette.ink, background: palette.yellow)
    case .field: return Style(foreground: palette.text, background: palette.raised)
    case .lap: return on(palette.yellow, .bold)
    case .ai: return on(palette.violet)
    case .raised: return Style(foreground: palette.text, background: palette.raised)
    }
  }

  /// A pane's own colour, for its tab, its titles and its main bar.
  public func style(_ hue: PaneHue) -> Style {
    guard let palette else { return Style(attributes: .bold) }
    switch hue {
    case .today: return on(palette.teal)
    case .trends: return on(palette.violet)
    case .projects: return on(palette.orange)
    case .settings: return on(palette.blue)
    }
  }

  public func style(_ hue: ProjectHue) -> Style {
    guard let palette else { return .plain }
    switch hue {
    case .teal: return on(palette.teal)
    case .orange: return on(palette.orange)
    case .blue: return on(palette.blue)
    case .pink: return on(palette.pink)
    case .green: return on(palette.green)
    case .violet: return on(palette.violet)
    case .yellow: return on(palette.yellow)
    case .red: return on(palette.red)
    }
  }

  /// Styles of a shaded scale, faint to strong; five of them.
  public var ramp: [Style] {
    guard let palette else { return Array(repeating: .plain, count: 5) }
    return palette.ramp.map { on($0) }
  }

  /// What the screen is filled with before anything is drawn.
  public var base: Style { style(.text) }

  /// `style` on the ground of overlays.
  public func raised(_ style: Style) -> Style {
    guard let palette, style.background == palette.background else { return style }
    return Style(
      foreground: style.foreground, background: palette.raised, attributes: style.attributes)
  }

  private var palette: Palette? {
    switch name {
    case .dark: .dark
    case .light: .light
    case .highContrast: .highContrast
    case .monochrome: nil
    }
  }

  private func on(_ color: Color, _ attributes: Attributes = []) -> Style {
    Style(
      foreground: color, background: palette?.background ?? .terminal, attributes: attributes)
  }

  private static func monochrome(_ role: Role) -> Style {
    switch role {
    case .strong, .heading, .key, .critical, .lap: Style(attributes: .bold)
    case .caution: Style(attributes: .underline)
    case .selection: Style(attributes: .reverse)
    case .field: Style(attributes: .underline)
    case .text, .muted, .line, .track, .good, .info, .ai, .raised: .plain
    }
  }
}
