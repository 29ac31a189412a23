import Terminal

/// What stands around every pane: the tabs, a rule, a banner where there is something to say, and
/// the footer. A low terminal gives its rows to the pane first.
public struct PaneFrame: View, Sendable {
  public var active: PaneHue
  /// `as of 14:30  ● online`.
  public var status: String
  public var banner: Banner.Kind?
  public var hints: [HintBar.Hint]
  public var theme: Theme

  public init(
    active: PaneHue, status: String, banner: Banner.Kind? = nil, hints: [HintBar.Hint],
    theme: Theme
  ) {
    self.active = active
    self.status = status
    self.banner = banner
    self.hints = hints
    self.theme = theme
  }

  /// Where the pane goes.
  public func content(of area: Rect) -> Rect { parts(of: area).content }

  /// The tab under a position.
  public func pane(at position: Position, in area: Rect) -> PaneHue? {
    let row = parts(of: area).tabs
    guard row.contains(x: position.x, y: position.y) else { return nil }
    return tabs.tab(atX: position.x, in: row).map { PaneHue.allCases[$0] }
  }

  /// Fills the ground and draws the frame; the pane is drawn after it.
  public func draw(in area: Rect, on buffer: inout Buffer) {
    buffer.fill(area, style: theme.base)
    let parts = parts(of: area)
    tabs.draw(in: parts.tabs, on: &buffer)
    buffer.fill(parts.rule, with: "─", style: theme.style(.line))
    if let banner { Banner(banner, theme: theme).draw(in: parts.banner, on: &buffer) }
    HintBar(hints, theme: theme).draw(in: parts.footer, on: &buffer)
  }

  private var tabs: TabBar {
    TabBar(
      tabs: PaneHue.allCases.enumerated().map { index, hue in
        .init(
          "\(index + 1) \(hue.rawValue.capitalized)", activeStyle: theme.style(hue).adding(.bold))
      }, active: PaneHue.allCases.firstIndex(of: active) ?? 0, status: status,
      style: theme.style(.muted), statusStyle: theme.style(.muted))
  }

  private struct Parts {
    var tabs: Rect
    var rule: Rect
    var banner: Rect
    var content: Rect
    var footer: Rect
  }

  private func parts(of area: Rect) -> Parts {
    var rest = area
    let isTiny = area.height < 6 || area.width < 20
    let tabs = rest.takeTop(isTiny ? 0 : 1)
    let rule = rest.takeTop(area.height < 10 || isTiny ? 0 : 1)
    let line = rest.takeTop(banner == nil || isTiny ? 0 : 1)
    let footer = rest.takeBottom(area.height < 8 || isTiny ? 0 : 1)
    return Parts(tabs: tabs, rule: rule, banner: line, content: rest, footer: footer)
  }
}
