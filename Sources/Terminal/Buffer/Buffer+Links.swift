extension Buffer {
  /// Cells of one row that lead somewhere when the terminal lets them be clicked.
  public struct Link: Hashable, Sendable {
    public let y: Int
    public let start: Int
    /// First column after it.
    public let end: Int
    public let target: LinkTarget
  }

  /// Makes drawn cells of one row a link; what lies outside the buffer is none.
  public mutating func link(_ area: Rect, to target: LinkTarget) {
    let area = area.intersection(self.area)
    guard !area.isEmpty else { return }
    links.append(Link(y: area.y, start: area.x, end: area.maxX, target: target))
  }

  /// Leaves what is drawn and nothing to click.
  public mutating func removeLinks() { links = [] }
}
