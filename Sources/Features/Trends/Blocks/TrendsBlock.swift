import Terminal

/// A part of the Trends pane that is drawn whole or not at all.
protocol TrendsBlock {
  /// Rows it needs, and those it can make use of.
  var rows: ClosedRange<Int> { get }

  func paint(in area: Rect, on canvas: inout FigureCanvas)
}
