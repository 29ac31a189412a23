import Terminal

extension AppModel {
  /// The strip opens panes, a pane takes its own clicks, the wheel moves like the arrow keys, and
  /// over a chart the footer says what is under the mouse.
  func point(_ mouse: MouseEvent) {
    TextWidth.$ambiguous.withValue(ambiguous) {
      switch mouse.kind {
      case .press(button: 1): click(mouse.position)
      case .wheelUp: _ = press(Key(.up))
      case .wheelDown: _ = press(Key(.down))
      case .move: hover(mouse.position)
      default: break
      }
    }
  }

  private var layout: RootLayout { RootLayout(Rect(size), hasBanner: banner != nil) }

  private func click(_ place: Position) {
    let layout = layout
    guard overlay == nil else { return clickOverlay(place, in: layout.pane) }
    let strip = RootView.tabBar(destination, status: "", theme: theme)
    if layout.tabs.contains(x: place.x, y: place.y) {
      if let index = strip.tab(atX: place.x, in: layout.tabs) { open(Destination.allCases[index]) }
    } else if layout.pane.contains(x: place.x, y: place.y) {
      tab?.click(at: place, in: layout.pane)
    }
  }

  /// A line of the palette is selected by a click and run by the second; elsewhere it closes.
  private func clickOverlay(_ place: Position, in area: Rect) {
    guard case .palette(var palette) = overlay else { return close() }
    let view = PaletteView(palette: palette, hue: destination.hue, theme: theme)
    guard let index = view.match(at: place, in: area) else { return close() }
    if index == palette.selected {
      _ = press(Key(.enter))
      return
    }
    palette.move(by: index - palette.selected)
    overlay = .palette(palette)
  }

  private func hover(_ place: Position) {
    let spot = overlay == nil ? tab?.spot(at: place, in: layout.pane) : nil
    let words = history.flatMap { spot?.words($0, now: now) }
    if words != readout { readout = words }
  }
}
