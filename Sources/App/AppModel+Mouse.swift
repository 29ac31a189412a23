import Terminal

extension AppModel {
  /// The strip opens panes, a pane takes its own clicks, the wheel moves like the arrow keys.
  func point(_ mouse: MouseEvent) {
    guard mouse.kind == .press(button: 1) else {
      if mouse.kind == .wheelUp { _ = press(Key(.up)) }
      if mouse.kind == .wheelDown { _ = press(Key(.down)) }
      return
    }
    guard overlay == nil else { return close() }
    let layout = RootLayout(Rect(size), hasBanner: banner != nil)
    let strip = RootView.tabBar(destination, status: "", theme: theme)
    let place = mouse.position
    if layout.tabs.contains(x: place.x, y: place.y) {
      if let index = strip.tab(atX: place.x, in: layout.tabs) { open(Destination.allCases[index]) }
    } else if layout.pane.contains(x: place.x, y: place.y) {
      tab?.click(at: place, in: layout.pane)
    }
  }
}
