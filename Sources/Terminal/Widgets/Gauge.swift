/// A bar that fills from the left by eighths of a cell, drawn in every row of its area.
public struct Gauge: View, Sendable {
  /// One part of the bar, as a share of its whole width.
  public struct Segment: Hashable, Sendable {
    public var fraction: Double
    public var style: Style
    /// Sets parts apart where colours cannot; nil: eighth blocks.
    public var glyph: Character?

    public init(_ fraction: Double, style: Style, glyph: Character? = nil) {
      self.fraction = fraction
      self.style = style
      self.glyph = glyph
    }
  }

  public var segments: [Segment]
  public var track: Style
  public var trackGlyph: Character
  /// Where a tick stands, as a share of the width: the pace expected by now.
  public var marker: Double?
  public var markerStyle: Style

  public init(
    segments: [Segment], track: Style = .plain, trackGlyph: Character = "░",
    marker: Double? = nil, markerStyle: Style = .plain
  ) {
    self.segments = segments
    self.track = track
    self.trackGlyph = trackGlyph
    self.marker = marker
    self.markerStyle = markerStyle
  }

  public init(_ fraction: Double, style: Style = .plain, track: Style = .plain) {
    self.init(segments: [Segment(fraction, style: style)], track: track)
  }

  public func draw(in area: Rect, on buffer: inout Buffer) {
    guard !area.isEmpty else { return }
    for y in area.y..<area.maxY {
      drawRow(Rect(x: area.x, y: y, width: area.width, height: 1), on: &buffer)
    }
  }

  private func drawRow(_ area: Rect, on buffer: inout Buffer) {
    buffer.fill(area, with: trackGlyph, style: track)
    var sum = 0.0
    var start = 0
    for segment in segments where segment.fraction > 0 {
      sum += segment.fraction
      let end = Eighths.filled(sum, of: area.width)
      draw(segment, from: start, to: end, in: area, on: &buffer)
      start = end
    }
    drawMarker(in: area, on: &buffer)
  }

  /// Draws the eighths `start..<end`. A cell two parts share goes to the later one, whole.
  private func draw(
    _ segment: Segment, from start: Int, to end: Int, in area: Rect, on buffer: inout Buffer
  ) {
    guard end > start else { return }
    for cell in (start / 8)..<((end + 7) / 8) {
      let eighths = min(8, end - cell * 8)
      let glyph = segment.glyph ?? Eighths.horizontal[eighths]
      buffer.write(
        String(glyph), x: area.x + cell, y: area.y, style: segment.style, clip: area)
    }
  }

  private func drawMarker(in area: Rect, on buffer: inout Buffer) {
    guard let marker, marker.isFinite, (0...1).contains(marker) else { return }
    let x = area.x + min(area.width - 1, Int(marker * Double(area.width)))
    buffer.write("┃", x: x, y: area.y, style: markerStyle, clip: area)
  }
}
