/// A turning sign that something goes on: a pure function of the time it has run.
public struct Spinner: View, Sendable {
  /// Since the work began.
  public var elapsed: Duration
  public var text: String
  public var style: Style

  public init(elapsed: Duration, text: String = "", style: Style = .plain) {
    self.elapsed = elapsed
    self.text = text
    self.style = style
  }

  /// How long a picture stands.
  public static let interval = Duration.milliseconds(120)
  private static let frames: [Character] = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

  public var frame: Character {
    let count = Int(elapsed / Self.interval)
    return Self.frames[max(0, count) % Self.frames.count]
  }

  public func draw(in area: Rect, on buffer: inout Buffer) {
    guard !area.isEmpty else { return }
    let line = text.isEmpty ? String(frame) : "\(frame) \(text)"
    buffer.write(
      Ellipsis.fit(line, columns: area.width), x: area.x, y: area.y, style: style, clip: area)
  }
}
