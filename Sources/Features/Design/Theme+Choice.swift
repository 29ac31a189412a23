import Core

extension Theme {
  /// The theme of a choice; `background` is what the terminal's own background asks for.
  public init(_ choice: ThemeChoice, background: Theme?) {
    switch choice {
    case .auto: self = background ?? .dark
    case .dark: self = .dark
    case .light: self = .light
    case .highContrast: self = .highContrast
    case .monochrome: self = .monochrome
    }
  }
}
