import Terminal

/// How the screen is cut: strip, rule, banner, pane, footer. Drawing and clicks use the same cut.
struct RootLayout: Hashable {
  let tabs: Rect
  let rule: Rect
  let banner: Rect
  let pane: Rect
  let footer: Rect

  /// A low screen gives up the rule, then the footer, then the strip: the pane comes first.
  init(_ area: Rect, hasBanner: Bool) {
    var rest = area
    tabs = rest.takeTop(area.height >= 4 ? 1 : 0)
    rule = rest.takeTop(area.height >= 12 ? 1 : 0)
    footer = rest.takeBottom(area.height >= 8 ? 1 : 0)
    banner = rest.takeTop(hasBanner && area.height >= 3 ? 1 : 0)
    pane = rest
  }
}
