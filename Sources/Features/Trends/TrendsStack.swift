import Terminal

/// Blocks below each other, from the first that lets the selected number be seen; what is left of
/// the height goes to those that can use it.
struct TrendsStack {
  let blocks: [any TrendsBlock]
  let selected: FigureID?

  func paint(in area: Rect, on canvas: inout FigureCanvas) {
    // Without a selection nothing has to be tried, and the canvas is not copied.
    guard selected != nil else { return paint(blocks, in: area, on: &canvas) }
    let empty = canvas
    for first in blocks.indices {
      canvas = empty
      paint(Array(blocks[first...]), in: area, on: &canvas)
      if canvas.drawn.contains(where: { $0.figure == selected }) { return }
    }
    canvas = empty
    paint(blocks, in: area, on: &canvas)
  }

  private func paint(
    _ blocks: [any TrendsBlock], in area: Rect, on canvas: inout FigureCanvas
  ) {
    let heights = heights(blocks, in: area.height)
    var rest = area
    for (block, height) in zip(blocks, heights) {
      block.paint(in: rest.takeTop(height), on: &canvas)
      _ = rest.takeTop(1)
    }
  }

  /// Rows of each block that fits, a blank one between them.
  private func heights(_ blocks: [any TrendsBlock], in height: Int) -> [Int] {
    var heights: [Int] = []
    var left = height
    for block in blocks {
      let need = block.rows.lowerBound + (heights.isEmpty ? 0 : 1)
      guard need <= left || heights.isEmpty else { break }
      heights.append(min(block.rows.lowerBound, height))
      left -= need
    }
    for index in heights.indices where left > 0 {
      let more = min(left, blocks[index].rows.upperBound - heights[index])
      heights[index] += max(0, more)
      left -= max(0, more)
    }
    return heights
  }
}
