import Core
import Terminal

/// The settings screen: the form, scrolled so that the focus shows, then what is wrong or unsaved.
/// From 120 columns on, what the focused field means stands on the right.
public struct SettingsPane: View, Sendable {
  let form: SettingsForm
  let review: SettingsReview
  let focus: SettingsField
  let isEditing: Bool
  let isTyping: Bool
  let status: SettingsStatus
  let theme: Theme

  /// Nil until the model has a form.
  @MainActor
  public init?(_ model: SettingsModel, theme: Theme) {
    guard let form = model.form else { return nil }
    self.form = form
    review = model.review
    focus = model.focus
    isEditing = model.isEditing
    isTyping = model.isTyping
    status = SettingsStatus(model)
    self.theme = theme
  }

  public func draw(in area: Rect, on buffer: inout Buffer) {
    let parts = parts(of: area)
    let lines = SettingsLines(form: form).all
    let offset = offset(of: lines, height: parts.form.height)
    for (row, line) in lines.dropFirst(offset).prefix(parts.form.height).enumerated() {
      var place = parts.form
      _ = place.takeTop(row)
      draw(line, in: place.takeTop(1), on: &buffer)
    }
    drawHelp(in: parts.help, on: &buffer)
    drawStatus(in: parts.status, on: &buffer)
  }

  /// The field under a cell of the screen.
  public func field(at position: Position, in area: Rect) -> SettingsField? {
    let place = parts(of: area).form
    guard place.contains(x: position.x, y: position.y) else { return nil }
    let lines = SettingsLines(form: form).all
    let index = offset(of: lines, height: place.height) + position.y - place.y
    guard index < lines.count else { return nil }
    let column = position.x - place.x + shift(of: lines[index], width: place.width)
    return lines[index].segments.last { $0.field != nil && $0.x <= column }?.field
      ?? lines[index].fields.first
  }

  private func parts(of area: Rect) -> (form: Rect, help: Rect, status: Rect) {
    var rest = area
    let status = rest.takeBottom(rest.height >= 6 ? 2 : rest.height >= 3 ? 1 : 0)
    let help = rest.takeRight(rest.width >= 120 ? 40 : 0)
    return (rest, help, status)
  }

  /// Lines scrolled away; the focused one is kept in the middle where not all fit.
  private func offset(of lines: [SettingsLine], height: Int) -> Int {
    let focused = lines.firstIndex { $0.fields.contains(focus) } ?? 0
    return max(0, min(focused - height / 2, lines.count - height))
  }

  /// Columns a line moves to the left so that the focused field shows on a narrow screen.
  private func shift(of line: SettingsLine, width: Int) -> Int {
    guard let end = line.segments.last(where: { $0.field == focus }).map({ $0.x + $0.width }),
      let start = line.segments.first(where: { $0.field == focus })?.x
    else { return 0 }
    return max(0, min(end - width, start))
  }

  private func draw(_ line: SettingsLine, in row: Rect, on buffer: inout Buffer) {
    let shift = shift(of: line, width: row.width)
    for segment in line.segments {
      draw(segment, at: row.x + segment.x - shift, in: row, on: &buffer)
    }
    if line.fields.contains(focus) {
      buffer.write("▸", x: row.x + 1, y: row.y, style: theme.style(.settings), clip: row)
    }
    let (text, role) = note(of: line)
    let x = row.x + line.width - shift + 2
    buffer.write(
      Ellipsis.fit(text, columns: max(0, row.maxX - x)), x: x, y: row.y, style: theme.style(role),
      clip: row)
  }

  private func draw(
    _ segment: SettingsSegment, at x: Int, in row: Rect, on buffer: inout Buffer
  ) {
    let isFocused = segment.field == focus
    switch segment.kind {
    case .text(let role):
      let style = theme.style(isFocused && isLabelFocused ? .selection : role)
      buffer.write(segment.text, x: x, y: row.y, style: style, clip: row)
    case .option(let isOn):
      let style = theme.style(isFocused ? .selection : isOn ? .strong : .muted)
      buffer.write(segment.text, x: x, y: row.y, style: style, clip: row)
    case .input(let text, let width):
      drawInput(
        text, width: width, isFocused: isFocused, isHidden: segment.field == .accountPassword,
        at: x, in: row, on: &buffer)
    }
  }

  /// Days off are a text with the focus; a rate's name only carries the click.
  private var isLabelFocused: Bool {
    if case .dayOff = focus { true } else { false }
  }

  private func drawInput(
    _ text: EditableText, width: Int, isFocused: Bool, isHidden: Bool, at x: Int, in row: Rect,
    on buffer: inout Buffer
  ) {
    let field = TextField(
      text: isHidden ? String(repeating: "•", count: text.count) : text.text,
      cursor: isFocused && isEditing ? text.cursor : nil, width: width,
      style: theme.style(isFocused ? .selection : .text), focusStyle: theme.style(.field))
    guard x >= row.x else { return }
    field.draw(
      in: Rect(x: x, y: row.y, width: min(width + 4, row.maxX - x), height: 1), on: &buffer)
  }

  private func note(of line: SettingsLine) -> (String, Role) {
    let fields = line.fields
    if let field = fields.first(where: { problem(of: $0) != nil }) {
      return ("✗ " + (problem(of: field) ?? ""), .critical)
    }
    if let notice = fields.compactMap({ review.notices[$0] }).first {
      return ("! " + notice, .caution)
    }
    return (line.hint, .muted)
  }

  /// A problem waits until the user has left the field or tried to save.
  private func problem(of field: SettingsField) -> String? {
    field == focus && isTyping ? nil : review.problems[field]
  }

  private func drawHelp(in area: Rect, on buffer: inout Buffer) {
    var rest = area.inset(horizontal: 2, vertical: 1)
    for line in Paragraph.lines(of: focus.help, width: rest.width) {
      let row = rest.takeTop(1)
      guard !row.isEmpty else { return }
      buffer.write(line, x: row.x, y: row.y, style: theme.style(.muted), clip: row)
    }
  }

  /// The focused field in one line, then the whole form in one.
  private func drawStatus(in area: Rect, on buffer: inout Buffer) {
    var rest = area
    let last = rest.takeBottom(1)
    let (summary, role) = status.summary(of: review, form: form)
    buffer.write(
      Ellipsis.fit(" " + summary, columns: last.width), x: last.x, y: last.y,
      style: theme.style(role), clip: last)
    guard !rest.isEmpty else { return }
    let problem = problem(of: focus).map { "✗ " + $0 }
    let notice = review.notices[focus].map { "! " + $0 }
    let text = problem ?? notice ?? (area.width < 120 ? focus.help : "")
    let style = theme.style(problem != nil ? .critical : notice != nil ? .caution : .muted)
    buffer.write(
      Ellipsis.fit(" " + text, columns: rest.width), x: rest.x, y: rest.y, style: style, clip: rest)
  }
}
