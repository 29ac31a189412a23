/// The look of a one-line field: `[ text ]`, its cursor while it has the focus, and what is wrong.
public struct TextField: View, Sendable {
  public var text: String
  /// Index of the character the cursor stands on; nil without the focus.
  public var cursor: Int?
  /// Columns of text the field shows.
  public var width: Int
  public var problem: String?
  public var style: Style
  public var focusStyle: Style
  public var problemStyle: Style

  public init(
    text: String, cursor: Int? = nil, width: Int, problem: String? = nil, style: Style = .plain,
    focusStyle: Style = .plain, problemStyle: Style = .plain
  ) {
    self.text = text
    self.cursor = cursor
    self.width = max(1, width)
    self.problem = problem
    self.style = style
    self.focusStyle = focusStyle
    self.problemStyle = problemStyle
  }

  public func draw(in area: Rect, on buffer: inout Buffer) {
    guard !area.isEmpty else { return }
    let style = cursor == nil ? self.style : focusStyle
    let visible = visible
    let line = "[ " + Ellipsis.pad(visible.text, columns: width) + " ]"
    let end = buffer.write(line, x: area.x, y: area.y, style: style, clip: area)
    if let column = visible.cursor, area.contains(x: area.x + 2 + column, y: area.y) {
      buffer.cursor = Position(x: area.x + 2 + column, y: area.y)
    }
    guard let problem else { return }
    let room = area.maxX - end - 1
    let text = Ellipsis.fit("✗ " + problem, columns: room)
    buffer.write(text, x: end + 1, y: area.y, style: problemStyle, clip: area)
  }

  /// The part of the text around the cursor that fits, and the cursor's column in it. A cursor past
  /// the end needs a column of its own.
  private var visible: (text: String, cursor: Int?) {
    guard let cursor else { return (text, nil) }
    let characters = Array(text)
    let place = min(max(0, cursor), characters.count)
    var start = 0
    var column = TextWidth.columns(of: String(characters[..<place]))
    while column >= width, start < place {
      column -= TextWidth.columns(of: String(characters[start]))
      start += 1
    }
    var end = start
    var left = width
    while end < characters.count {
      left -= TextWidth.columns(of: String(characters[end]))
      if left < 0 { break }
      end += 1
    }
    return (String(characters[start..<max(end, place)]), column)
  }
}
