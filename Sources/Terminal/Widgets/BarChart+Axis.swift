extension BarChart {
  /// Round values beside the rows that bars of so much end in.
  func drawAxis(beside plot: Rect, in area: Rect, top: Double, on buffer: inout Buffer) {
    let ticks = AxisTicks(top: top, rows: plot.height)
    for row in 0..<plot.height {
      let value = ticks.value(atRow: row)
      let text = Ellipsis.pad(
        value.flatMap { label?($0) } ?? "", columns: Self.axisWidth - 1, alignment: .trailing)
      buffer.write(
        text + (value == nil ? "│" : "┤"), x: area.x, y: plot.y + row, style: axisStyle, clip: area)
    }
  }

  /// The base line's value, and what stands under the bars.
  func drawFoot(under plot: Rect, in area: Rect, on buffer: inout Buffer) {
    let row = Rect(x: area.x, y: plot.maxY, width: area.width, height: 1)
    if plot.width < area.width {
      let zero = Ellipsis.pad(label?(0) ?? "", columns: Self.axisWidth - 1, alignment: .trailing)
      buffer.write(zero + "└", x: row.x, y: row.y, style: axisStyle, clip: row)
    }
    for (text, x) in footLabels(under: plot, in: area) {
      buffer.write(text, x: x, y: row.y, style: axisStyle, clip: row)
    }
  }

  /// The last bar's label, and as many before it as have room.
  private func footLabels(under plot: Rect, in area: Rect) -> [(text: String, x: Int)] {
    let first = firstShown(in: area)
    let count = min(bars.count - first, capacity(in: area))
    guard count > 0, let foot else { return [] }
    let last = foot(first + count - 1)
    let end = plot.x + (count - 1) * (barWidth + gap) + barWidth
    let lastX = max(plot.x, end - TextWidth.columns(of: last))
    var labels = [(text: last, x: lastX)]
    var free = plot.x
    for index in 0..<count {
      let x = plot.x + index * (barWidth + gap)
      guard x >= free else { continue }
      let text = foot(first + index)
      let after = x + TextWidth.columns(of: text)
      guard after + 2 <= lastX else { break }
      labels.append((text, x))
      free = max(after + 2, x + min(Self.footSpacing, 4 * (barWidth + gap)))
    }
    return labels
  }

  /// Columns from one label of the foot to the next, where bars are narrower than labels.
  private static let footSpacing = 14
}
