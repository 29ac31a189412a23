import Features
import Terminal
import TestSupport
import Testing

/// Contrast as WCAG 2 computes it: 4.5:1 for text, 3:1 for bars and lines.
struct ThemeTests {
  static let coloured: [Theme] = [.dark, .light, .highContrast]

  static func weak(_ styles: [(String, Style)], below limit: Double) -> [String] {
    styles.compactMap { name, style in
      let ratio = Contrast.ratio(style.foreground, style.background) ?? 0
      return ratio >= limit ? nil : "\(name) \(ratio)"
    }
  }

  @Test(arguments: coloured)
  func textIsReadable(_ theme: Theme) {
    let roles = Role.allCases.filter { $0 != .line && $0 != .track }
    var styles = roles.map { ("\($0)", theme.style($0)) }
    styles += PaneHue.allCases.map { ("\($0)", theme.style($0)) }
    styles += ProjectHue.allCases.map { ("\($0)", theme.style($0)) }
    styles += styles.map { ("raised \($0.0)", theme.raised($0.1)) }
    #expect(Self.weak(styles, below: 4.5).isEmpty)
  }

  @Test(arguments: coloured)
  func barsStandOut(_ theme: Theme) {
    var styles = [Role.line, .track].map { ("\($0)", theme.style($0)) }
    styles += styles.map { ("raised \($0.0)", theme.raised($0.1)) }
    styles += theme.ramp.enumerated().map { ("ramp \($0.offset)", $0.element) }
    #expect(Self.weak(styles, below: 3).isEmpty)
  }

  @Test func monochromeHasNoColour() {
    let theme = Theme.monochrome
    let styles =
      Role.allCases.map(theme.style) + PaneHue.allCases.map { theme.style($0) }
      + ProjectHue.allCases.map { theme.style($0) } + theme.ramp
    let coloured = styles.contains { $0.foreground != .terminal || $0.background != .terminal }
    #expect(!coloured && theme.style(.selection) != theme.style(.text))
  }

  @Test func aProjectKeepsItsHue() {
    #expect(ProjectHue(name: "atlas") == ProjectHue(name: "atlas"))
    #expect(Set((0..<100).map { ProjectHue(name: "p\($0)") }).count == ProjectHue.allCases.count)
  }
}
