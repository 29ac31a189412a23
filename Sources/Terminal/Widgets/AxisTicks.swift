/// Round values for a bar chart's axis: at most one for every two rows, 0 left to the base line.
struct AxisTicks {
  private let values: [Int: Double]

  /// `top` is the value of the plot's upper edge, `rows` its height.
  init(top: Double, rows: Int) {
    guard top.isFinite, top > 0, rows > 0 else {
      values = [:]
      return
    }
    let step = Self.step(top: top, rows: rows)
    var values: [Int: Double] = [:]
    var count = 1.0
    while count * step <= top * (1 + 1e-9) {
      let filled = Int((count * step / top * Double(rows) - 1e-9).rounded(.up))
      values[rows - min(rows, max(1, filled))] = count * step
      count += 1
    }
    self.values = values
  }

  /// What a bar that ends in a row, counted from the top, comes to; nil where none is written.
  func value(atRow row: Int) -> Double? { values[row] }

  /// The smallest of 1, 2 and 5 times a power of ten that leaves two rows to a step.
  private static func step(top: Double, rows: Int) -> Double {
    let least = top * 2 / Double(rows)
    var power = 1.0
    while power > least { power /= 10 }
    while power * 10 <= least { power *= 10 }
    return [1, 2, 5, 10].map { $0 * power }.first { $0 >= least * (1 - 1e-9) } ?? power * 10
  }
}
