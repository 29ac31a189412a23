/// A chart one row high: a block of eighths a value. An unknown value is a "·", zero a blank.
public struct Sparkline: View, Sendable {
  public var values: [Double?]
  public var style: Style
  public var unknownStyle: Style
  /// Blank columns between values.
  public var gap: Int
  /// The value of a full block; nil: the largest there is.
  public var top: Double?

  public init(
    _ values: [Double?], style: Style = .plain, unknownStyle: Style = .plain, gap: Int = 0,
    top: Double? = nil
  ) {
    self.values = values
    self.style = style
    self.unknownStyle = unknownStyle
    self.gap = max(0, gap)
    self.top = top
  }

  /// Draws on the bottom row; of too many values the last ones.
  public func draw(in area: Rect, on buffer: inout Buffer) {
    guard !area.isEmpty else { return }
    let step = 1 + gap
    let shown = values.suffix((area.width + gap) / step)
    let top = self.top ?? values.compactMap(\.self).max() ?? 0
    for (index, value) in shown.enumerated() {
      let x = area.x + index * step
      let glyph = value.map { Eighths.vertical[Eighths.filled(top > 0 ? $0 / top : 0, of: 1)] }
      buffer.write(
        String(glyph ?? "·"), x: x, y: area.maxY - 1, style: glyph == nil ? unknownStyle : style,
        clip: area)
    }
  }
}
