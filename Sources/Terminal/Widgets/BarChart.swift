/// Upright bars over an axis, with an optional goal line and one selected bar.
public struct BarChart: View, Sendable {
  public struct Bar: Hashable, Sendable {
    /// Nil: unknown, a "·" on the base line; 0 draws nothing.
    public var value: Double?
    public var style: Style

    public init(_ value: Double?, style: Style = .plain) {
      self.value = value
      self.style = style
    }
  }

  public var bars: [Bar]
  public var barWidth: Int
  public var gap: Int
  /// The value at the top edge; nil: the largest there is.
  public var top: Double?
  /// Where the dotted goal line runs.
  public var goal: Double?
  public var selected: Int?
  public var axisStyle: Style
  public var goalStyle: Style
  public var selectedStyle: Style
  /// How a value on the axis is written, in at most five columns; nil draws no axis.
  public var label: (@Sendable (Double) -> String)?
  /// What stands under a bar, by its index; nil draws no foot.
  public var foot: (@Sendable (Int) -> String)?

  public init(
    bars: [Bar], barWidth: Int = 1, gap: Int = 0, top: Double? = nil, goal: Double? = nil,
    selected: Int? = nil, axisStyle: Style = .plain, goalStyle: Style = .plain,
    selectedStyle: Style = .plain, label: (@Sendable (Double) -> String)? = nil,
    foot: (@Sendable (Int) -> String)? = nil
  ) {
    self.bars = bars
    self.barWidth = max(1, barWidth)
    self.gap = max(0, gap)
    self.top = top
    self.goal = goal
    self.selected = selected
    self.axisStyle = axisStyle
    self.goalStyle = goalStyle
    self.selectedStyle = selectedStyle
    self.label = label
    self.foot = foot
  }

  /// How many bars fit beside the axis.
  public func capacity(in area: Rect) -> Int {
    (plot(of: area).width + gap) / (barWidth + gap)
  }

  /// Where the bars go: the area without axis and foot, which leave when there is no room for both.
  public func plot(of area: Rect) -> Rect {
    var rest = area
    if foot != nil, area.height > Self.leastHeight { _ = rest.takeBottom(1) }
    if label != nil, area.width > Self.axisWidth * 2 { _ = rest.takeLeft(Self.axisWidth) }
    return rest
  }

  /// The bar under a column of the screen, as an index into `bars`.
  public func index(atX x: Int, in area: Rect) -> Int? {
    let plot = plot(of: area)
    guard plot.contains(x: x, y: plot.y) else { return nil }
    let index = (x - plot.x) / (barWidth + gap) + firstShown(in: area)
    return bars.indices.contains(index) ? index : nil
  }

  public func draw(in area: Rect, on buffer: inout Buffer) {
    guard !area.isEmpty else { return }
    let plot = plot(of: area)
    let top = scale
    if plot.width < area.width { drawAxis(beside: plot, in: area, top: top, on: &buffer) }
    if plot.height < area.height { drawFoot(under: plot, in: area, on: &buffer) }
    drawGoal(in: plot, top: top, on: &buffer)
    let first = firstShown(in: area)
    for index in first..<min(bars.count, first + capacity(in: area)) {
      let x = plot.x + (index - first) * (barWidth + gap)
      draw(index, in: Rect(x: x, y: plot.y, width: barWidth, height: plot.height), on: &buffer)
    }
  }

  static let axisWidth = 6
  /// Below this a row of dates is not worth a row of bars.
  private static let leastHeight = 5

  private var scale: Double {
    let top = top ?? max(bars.compactMap(\.value).max() ?? 0, goal ?? 0)
    return top.isFinite && top > 0 ? top : 1
  }

  /// Of too many bars the last ones are shown.
  func firstShown(in area: Rect) -> Int { max(0, bars.count - capacity(in: area)) }

  private func draw(_ index: Int, in column: Rect, on buffer: inout Buffer) {
    let bar = bars[index]
    let style = index == selected ? selectedStyle : bar.style
    guard let value = bar.value else {
      buffer.write("·", x: column.x, y: column.maxY - 1, style: axisStyle, clip: column)
      return
    }
    let filled = Eighths.filled(value / scale, of: column.height)
    for row in 0..<((filled + 7) / 8) {
      let glyph = Eighths.vertical[min(8, filled - row * 8)]
      let y = column.maxY - 1 - row
      buffer.fill(
        Rect(x: column.x, y: y, width: column.width, height: 1), with: glyph, style: style)
    }
    // A bar of nothing still shows that it is the selected one.
    if index == selected, filled == 0 {
      buffer.write("▁", x: column.x, y: column.maxY - 1, style: style, clip: column)
    }
  }

  private func drawGoal(in plot: Rect, top: Double, on buffer: inout Buffer) {
    guard let goal, goal > 0, goal <= top, !plot.isEmpty else { return }
    let row = Int((goal / top * Double(plot.height)).rounded(.up)) - 1
    let y = plot.maxY - 1 - min(plot.height - 1, max(0, row))
    buffer.fill(
      Rect(x: plot.x, y: y, width: plot.width, height: 1), with: "┄", style: goalStyle)
  }
}
