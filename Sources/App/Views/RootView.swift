import Features
import Terminal

/// The whole screen: the strip of panes, the data's standing, one pane, and what lies on top.
struct RootView: View, Sendable {
  let size: Size
  let destination: Destination
  /// "as of 14:30  ● online"
  let status: String
  let banner: Banner.Kind?
  let pane: any View & Sendable
  let dialog: (any View & Sendable)?
  let hints: [HintBar.Hint]
  /// Hints at the right end, which stay where the others do not fit.
  let lastHints: [HintBar.Hint]
  /// Why the last key did nothing; stands in place of the hints.
  let note: String?
  let theme: Theme
  /// How the terminal counts letters of ambiguous width.
  var ambiguous = AmbiguousWidth.narrow
  /// The value under the mouse; stands in place of the hints.
  var readout: String?

  func draw(in area: Rect, on buffer: inout Buffer) {
    let layout = RootLayout(area, hasBanner: banner != nil)
    Self.tabBar(destination, status: status, theme: theme).draw(in: layout.tabs, on: &buffer)
    buffer.fill(layout.rule, with: "─", style: theme.style(.line))
    if let banner { Banner(banner, theme: theme).draw(in: layout.banner, on: &buffer) }
    pane.draw(in: layout.pane, on: &buffer)
    drawFooter(in: layout.footer, on: &buffer)
    guard let dialog else { return }
    // The cursor belongs to what is on top.
    buffer.cursor = nil
    buffer.removeLinks()
    dialog.draw(in: layout.pane, on: &buffer)
  }

  private func drawFooter(in area: Rect, on buffer: inout Buffer) {
    guard let text = note ?? readout else {
      return HintBar(fittingHints(area.width), theme: theme).draw(in: area, on: &buffer)
    }
    let line = Ellipsis.fit(" " + text, columns: area.width)
    let style = theme.style(note == nil ? .strong : .caution)
    buffer.write(line, x: area.x, y: area.y, style: style, clip: area)
  }

  private func fittingHints(_ width: Int) -> [HintBar.Hint] {
    func columns(_ hints: [HintBar.Hint]) -> Int {
      hints.reduce(1) { sum, hint in
        sum + 3 + TextWidth.columns(of: hint.label) + TextWidth.columns(of: hint.text)
      }
    }
    var first = hints[...]
    while !first.isEmpty, columns(first + lastHints) > width + 2 { first.removeLast() }
    return first + lastHints
  }

  /// The screen, drawn on the theme's ground; at its own size unless another is asked for.
  func buffer(_ size: Size? = nil) -> Buffer {
    TextWidth.$ambiguous.withValue(ambiguous) {
      var buffer = Buffer(size: size ?? self.size, style: theme.style(.text))
      draw(in: buffer.area, on: &buffer)
      return buffer
    }
  }

  static func tabBar(_ active: Destination, status: String, theme: Theme) -> TabBar {
    TabBar(
      tabs: Destination.allCases.map {
        TabBar.Tab($0.title, activeStyle: theme.style($0.hue).adding(.bold))
      }, active: active.index, status: status, style: theme.style(.muted),
      statusStyle: theme.style(.muted))
  }
}
