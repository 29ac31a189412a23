import Terminal

/// A part of a pane in a border, with its title in the pane's colour.
public struct Card: View, Sendable {
  public var title: String
  public var hue: PaneHue
  public var theme: Theme
  /// On top of the pane: filled, so that nothing shows through.
  public var isRaised: Bool

  public init(_ title: String, hue: PaneHue, theme: Theme, isRaised: Bool = false) {
    self.title = title
    self.hue = hue
    self.theme = theme
    self.isRaised = isRaised
  }

  public func content(of area: Rect) -> Rect { panel.content(of: area) }

  public func draw(in area: Rect, on buffer: inout Buffer) { panel.draw(in: area, on: &buffer) }

  private var panel: Panel {
    let ground: (Style) -> Style = { isRaised ? theme.raised($0) : $0 }
    return Panel(
      title: title, border: ground(theme.style(.line)),
      titleStyle: ground(theme.style(hue).adding(.bold)),
      fill: isRaised ? theme.style(.raised) : nil)
  }
}
