import Foundation

/// Where the circles of a `Ring` lie. Distances are in rows; a column is half a row wide.
struct RingShape {
  private let centerX: Double
  private let centerY: Double
  /// Inner and outer radius of each circle, outermost first.
  private let bands: [ClosedRange<Double>]

  init(area: Rect, circles: Int) {
    centerX = Double(area.x) + Double(area.width) / 2
    centerY = Double(area.y) + Double(area.height) / 2
    let radius = min(Double(area.height) / 2, Double(area.width) / 4)
    let thickness = max(0.75, radius * (circles > 1 ? 0.2 : 0.3))
    let gap = max(0.5, radius * 0.09)
    let all = (0..<circles).map { index in
      let outer = radius - Double(index) * (thickness + gap)
      return max(0, outer - thickness)...max(0, outer)
    }
    bands = all.enumerated().filter { $0.offset == 0 || $0.element.lowerBound >= Self.hole }
      .map(\.element)
  }

  /// Rows of radius the text in the middle needs: inner circles that would take them are left out.
  private static let hole = 1.4

  /// The circle most of a cell's quadrants lie in; nil where a cell belongs to none.
  func circle(atCellX x: Int, y: Int) -> Int? {
    var best: Int?
    var most = 0
    for index in bands.indices {
      let count = quadrants(atCellX: x, y: y, circle: index).nonzeroBitCount
      if count > most {
        most = count
        best = index
      }
    }
    return best
  }

  /// Bits of the quadrants of a cell in a circle; with a limit, of those whose angle (0 at the top,
  /// clockwise, below 1) is below it.
  func quadrants(atCellX x: Int, y: Int, circle: Int, below limit: Double? = nil) -> Int {
    var bits = 0
    for bit in 0..<4 {
      let column = (Double(x) + (bit & 1 == 0 ? 0.25 : 0.75) - centerX) / 2
      let row = Double(y) + (bit & 2 == 0 ? 0.25 : 0.75) - centerY
      let distance = (column * column + row * row).squareRoot()
      guard bands[circle].contains(distance) else { continue }
      if let limit, Self.angle(column, row) >= limit { continue }
      bits |= 1 << bit
    }
    return bits
  }

  /// The angle of a cell's middle.
  func angle(atCellX x: Int, y: Int) -> Double {
    Self.angle((Double(x) + 0.5 - centerX) / 2, Double(y) + 0.5 - centerY)
  }

  private static func angle(_ column: Double, _ row: Double) -> Double {
    let turn = atan2(column, -row) / (2 * .pi)
    // A tiny negative turn plus one is 1.0 in floating point: that is the top again.
    let wrapped = turn < 0 ? turn + 1 : turn
    return wrapped >= 1 ? 0 : wrapped
  }
}
