/// The strip of panes, the active one in brackets, with a status at the right edge.
public struct TabBar: View, Sendable {
  public struct Tab: Hashable, Sendable {
    public var title: String
    /// Style while it is the active one.
    public var activeStyle: Style

    public init(_ title: String, activeStyle: Style = .plain) {
      self.title = title
      self.activeStyle = activeStyle
    }
  }

  public var tabs: [Tab]
  public var active: Int
  public var status: String
  public var style: Style
  public var statusStyle: Style

  public init(
    tabs: [Tab], active: Int, status: String = "", style: Style = .plain,
    statusStyle: Style = .plain
  ) {
    self.tabs = tabs
    self.active = active
    self.status = status
    self.style = style
    self.statusStyle = statusStyle
  }

  /// The tab under a column of the screen.
  public func tab(atX x: Int, in area: Rect) -> Int? {
    frames(in: area).firstIndex { $0.contains(x: x, y: area.y) }
  }

  public func draw(in area: Rect, on buffer: inout Buffer) {
    guard !area.isEmpty else { return }
    let frames = frames(in: area)
    for (index, frame) in frames.enumerated() {
      let isActive = index == active
      let text = isActive ? "[\(tabs[index].title)]" : " \(tabs[index].title) "
      buffer.write(
        text, x: frame.x, y: area.y, style: isActive ? tabs[index].activeStyle : style, clip: frame)
    }
    let end = frames.last?.maxX ?? area.x
    let width = TextWidth.columns(of: status)
    guard width > 0, end + 2 + width <= area.maxX - 1 else { return }
    buffer.write(status, x: area.maxX - 1 - width, y: area.y, style: statusStyle, clip: area)
  }

  /// Where the tabs stand. Where not all fit, the active one alone is left.
  private func frames(in area: Rect) -> [Rect] {
    let widths = tabs.map { TextWidth.columns(of: $0.title) + 2 }
    let all = widths.reduce(0, +) + max(0, tabs.count - 1)
    var x = area.x + (area.width > all ? 1 : 0)
    return widths.enumerated().map { index, width in
      if all > area.width {
        return Rect(x: area.x, y: area.y, width: index == active ? area.width : 0, height: 1)
      }
      defer { x += width + 1 }
      return Rect(x: x, y: area.y, width: width, height: 1)
    }
  }
}
