import Terminal

/// Two blocks beside each other; the right one keeps its width.
struct SideBySide: TrendsBlock {
  let left: any TrendsBlock
  let right: any TrendsBlock
  /// Columns of the right one.
  let width: Int
  let gap: Int

  var rows: ClosedRange<Int> {
    let low = max(left.rows.lowerBound, right.rows.lowerBound)
    return low...max(low, left.rows.upperBound, right.rows.upperBound)
  }

  func paint(in area: Rect, on canvas: inout FigureCanvas) {
    var rest = area
    right.paint(in: rest.takeRight(width), on: &canvas)
    _ = rest.takeRight(gap)
    left.paint(in: rest, on: &canvas)
  }
}
