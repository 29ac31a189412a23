import Core
import Terminal

/// What stands where the data would: it loads, there is none, or it failed.
public struct StateView: View, Sendable {
  public enum Kind: Hashable, Sendable {
    /// The first backfill, with how far it has come.
    case loading(month: String?, done: Int, total: Int, elapsed: Duration)
    /// Nothing there; a title and what to do.
    case empty(title: String, detail: String)
    case failed(AppError)
  }

  public var kind: Kind
  public var hue: PaneHue
  public var theme: Theme

  public init(_ kind: Kind, hue: PaneHue, theme: Theme) {
    self.kind = kind
    self.hue = hue
    self.theme = theme
  }

  /// Loading, with the progress where there is any.
  public static func loading(_ progress: SyncProgress?, elapsed: Duration) -> Kind {
    .loading(
      month: progress?.month, done: progress?.done ?? 0, total: progress?.total ?? 0,
      elapsed: elapsed)
  }

  public func draw(in area: Rect, on buffer: inout Buffer) {
    guard !area.isEmpty else { return }
    let width = min(60, max(1, area.width - 4))
    let lines = lines(width: width)
    let height = lines.count + (bar == nil ? 0 : 2)
    let x = area.x + max(0, (area.width - width) / 2)
    var y = area.y + max(0, (area.height - height) / 3)
    for line in lines {
      buffer.write(line.text, x: x, y: y, style: line.style, clip: area)
      y += 1
    }
    guard let bar else { return }
    let row = Rect(x: x, y: y + 1, width: width, height: 1).intersection(area)
    Gauge(bar, style: theme.style(hue), track: theme.style(.track)).draw(in: row, on: &buffer)
  }

  private var bar: Double? {
    guard case .loading(_, let done, let total, _) = kind, total > 0 else { return nil }
    return Double(done) / Double(total)
  }

  private func lines(width: Int) -> [(text: String, style: Style)] {
    func wrapped(_ text: String, _ style: Style) -> [(text: String, style: Style)] {
      Paragraph.lines(of: text, width: width).map { ($0, style) }
    }
    switch kind {
    case .loading(let month, let done, let total, let elapsed):
      let frame = Spinner(elapsed: elapsed).frame
      let detail = month.map { "\($0), month \(done) of \(total)" } ?? "Asking the server …"
      return wrapped("\(frame) Reading your coding history", theme.style(hue).adding(.bold))
        + wrapped(detail, theme.style(.muted))
    case .empty(let title, let detail):
      return wrapped("○ " + title, theme.style(hue).adding(.bold))
        + wrapped(detail, theme.style(.muted))
    case .failed(let error):
      return wrapped("✗ " + error.message, theme.style(.critical))
        + wrapped("r tries again, 4 opens the settings.", theme.style(.muted))
    }
  }
}
