import Core
import Terminal

/// A day as a strip of time: what was coded, the working window, and now. Times are clock labels.
struct WindowGauge: View, Sendable {
  /// Milliseconds after midnight.
  var coded: [Range<Int>]
  /// Minutes of the day; may pass 1440.
  var window: Range<Int>?
  /// Milliseconds after midnight.
  var now: Int?
  var theme: Theme

  init(coded: [Range<Int>], window: Range<Int>?, now: Int?, theme: Theme) {
    self.coded = coded
    self.window = window
    self.now = now
    self.theme = theme
  }

  init(_ day: DayDetail, theme: Theme) {
    self.init(coded: day.coded, window: day.windowMinutes, now: day.nowLabel, theme: theme)
  }

  /// The strip on the first row, hours under it on the second.
  func draw(in area: Rect, on buffer: inout Buffer) {
    guard !area.isEmpty else { return }
    let span = span
    let step = Self.cellMinutes(of: span, width: area.width)
    let cells = min(area.width, (span.count + step - 1) / step)
    for cell in 0..<cells {
      let start = span.lowerBound + cell * step
      let (glyph, style) = look(start..<start + step)
      buffer.write(String(glyph), x: area.x + cell, y: area.y, style: style, clip: area)
    }
    drawHours(of: span, step: step, in: area, on: &buffer)
  }

  /// 06:00 to 24:00, stretched by whole hours to what it must show.
  private var span: Range<Int> {
    let starts = coded.map { $0.lowerBound / Milliseconds.perMinute } + [window?.lowerBound ?? 360]
    let ends =
      coded.map { ($0.upperBound - 1) / Milliseconds.perMinute + 1 } + [window?.upperBound ?? 0]
    let first = min(360, starts.min() ?? 360)
    let last = max(1440, ends.max() ?? 1440)
    // A row that holds strange sessions must not stretch the day for ever.
    let low = max(-720, Int((Double(first) / 60).rounded(.down)) * 60)
    return low..<min(2160, (last + 59) / 60 * 60)
  }

  private static func cellMinutes(of span: Range<Int>, width: Int) -> Int {
    let steps = [10, 15, 20, 30, 60, 120, 180, 240]
    return steps.first { (span.count + $0 - 1) / $0 <= width } ?? 360
  }

  private func look(_ minutes: Range<Int>) -> (Character, Style) {
    let start = minutes.lowerBound * Milliseconds.perMinute
    let end = minutes.upperBound * Milliseconds.perMinute
    let middle = (start + end) / 2
    let isInside = window?.overlaps(minutes) ?? false
    if let now, now >= start, now < end { return ("▲", theme.style(.strong)) }
    let first = overlap(start..<middle)
    let second = overlap(middle..<end)
    guard first + second > 0 else {
      return isInside ? ("─", theme.style(.muted)) : ("·", theme.style(.track))
    }
    let style = isInside ? theme.style(PaneHue.today) : theme.style(.caution)
    if (first + second) * 4 >= (end - start) * 3 { return (isInside ? "█" : "▓", style) }
    return (first >= second ? "▌" : "▐", style)
  }

  private func overlap(_ range: Range<Int>) -> Int {
    coded.reduce(0) {
      $0 + max(0, min($1.upperBound, range.upperBound) - max($1.lowerBound, range.lowerBound))
    }
  }

  private func drawHours(
    of span: Range<Int>, step: Int, in area: Rect, on buffer: inout Buffer
  ) {
    guard area.height > 1 else { return }
    let every = 180 / step >= 3 ? 180 : 360
    var minute = Int((Double(span.lowerBound) / Double(every)).rounded(.up)) * every
    while minute < span.upperBound {
      let hour = (minute / 60 + 48) % 24
      let x = area.x + (minute - span.lowerBound) / step
      if x + 2 <= area.maxX {
        buffer.write(
          (hour < 10 ? "0" : "") + "\(hour)", x: x, y: area.y + 1, style: theme.style(.muted),
          clip: area)
      }
      minute += every
    }
  }
}
