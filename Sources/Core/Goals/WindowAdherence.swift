/// How much of the wall clock lay inside the working window of a work day (R8). Milliseconds.
public struct WindowAdherence: Hashable, Sendable {
  public enum Word: String, Hashable, Sendable, CaseIterable {
    case mostlyInside
    case mixed
    case mostlyOutside

    /// As the screen says it.
    public var words: String {
      switch self {
      case .mostlyInside: "mostly inside"
      case .mixed: "mixed"
      case .mostlyOutside: "mostly outside"
      }
    }
  }

  public let range: ClosedRange<DateOnly>
  /// Nil while the window is off at the end of the range.
  public let inside: Int?
  public let outside: Int?
  /// 0 to 1; nil where `missing` says why.
  public let ratio: Double?
  public let missing: Missing?
  public let word: Word?

  public init(_ history: History, in range: ClosedRange<DateOnly>, now: Instant) {
    self.range = range
    guard !history.goal(on: range.upperBound).isWindowOff else {
      (inside, outside, ratio, word, missing) = (nil, nil, nil, nil, .windowOff)
      return
    }
    var inside = 0
    var wall = 0
    var window = WindowLabels(history)
    for row in history.rows(in: range, upTo: history.today(at: now)) {
      wall += row.wallMilliseconds
      for piece in history.pieces(of: row) { inside += window.inside(piece) }
    }
    self.inside = inside
    outside = wall - inside
    ratio = wall > 0 ? Double(inside) / Double(wall) : nil
    missing = wall > 0 ? nil : .noData
    word = ratio.map {
      $0 >= Thresholds.mostlyInside
        ? .mostlyInside : $0 >= Thresholds.mixedInside ? .mixed : .mostlyOutside
    }
  }
}
