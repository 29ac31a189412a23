import Core
import Terminal

/// The draft of the chosen projects: a look at it, not yet an invoice.
struct DraftPanel {
  let ink: ProjectsInk

  /// Rows it takes with everything on it.
  var height: Int { lines(width: 60).count + 2 }

  func paint(in area: Rect, on canvas: inout FigureCanvas) {
    guard area.height > 2 else { return }
    let card = Card(title, hue: .projects, theme: ink.theme)
    canvas.draw(card, in: area)
    if builder != nil {
      canvas.note(
        .draftRange,
        Rect(x: area.x + 2, y: area.y, width: min(area.width - 4, title.count + 2), height: 1))
    }
    let content = card.content(of: area)
    let lines = lines(width: content.width)
    for (row, line) in fitted(lines, height: content.height).enumerated() {
      canvas.write(line, x: content.x, y: content.y + row, clip: content)
    }
  }

  private var builder: InvoiceBuilder? { ink.content.builder }

  private var title: String {
    guard let builder else { return "Draft invoice" }
    return "Draft invoice \(DateText.range(builder.draft.request.range)) (no number yet)"
  }

  /// The selected line stays in view.
  private func fitted(_ lines: [FigureText], height: Int) -> ArraySlice<FigureText> {
    let place = lines.firstIndex { line in line.pieces.contains { $0.figure == ink.selected } }
    let first = ink.selected == nil ? 0 : max(0, (place ?? 0) - height + 1)
    return lines.dropFirst(min(first, max(0, lines.count - height))).prefix(height)
  }

  private func lines(width: Int) -> [FigureText] {
    guard let builder else {
      return [
        ink.muted("Select a project with ↑↓ and press Space: its hours at your rate"),
        ink.muted("appear here as an invoice would bill them."),
      ]
    }
    let draft = builder.draft
    var lines = draft.lines.enumerated().map { line($0.element, index: $0.offset) }
    if !draft.taxes.isEmpty {
      lines.append(sum("net", Money.text(draft.net, currency: draft.currency), .draftNet))
      lines += draft.taxes.enumerated().map { index, tax in
        let base = Money.text(tax.base, currency: draft.currency)
        let label = "tax \(Money.text(tax.rate, decimals: 0)) % of \(base)"
        return sum(label, Money.text(tax.amount, currency: draft.currency), .draftTax(index))
      }
    }
    lines.append(
      draft.lines.isEmpty
        ? ink.muted("nothing to bill yet", figure: .draftGross)
        : sum("total", Money.text(draft.gross, currency: draft.currency), .draftGross))
    return lines
      + builder.warnings.enumerated().map { index, _ in
        FigureText("! ", ink.theme.style(.caution)) + ink.figure(.draftWarning(index), .caution)
      }
  }

  private static let amountWidth = 13

  /// `atlas    21h 51m → 21.85 h ×    95.00       2075.75`.
  private func line(_ line: InvoiceLine, index: Int) -> FigureText {
    func right(_ text: String, _ columns: Int) -> String {
      Ellipsis.pad(text, columns: columns, alignment: .trailing)
    }
    let id = FigureID.draftLine(index)
    let (text, muted) = (ink.theme.style(.text), ink.theme.style(.muted))
    let amount = ink.content.figures[id]?.text ?? ""
    return FigureText(
      Ellipsis.pad(line.project, columns: 12), ink.theme.style(ProjectHue(name: line.project)),
      figure: id
    )
    .adding(right(raw(line), 9) + " →", muted, figure: id)
    .adding(right(HourRounding.text(hundredths: line.hundredths), 8) + " h", text, figure: id)
    .adding(" × ", muted, figure: id)
    .adding(right(Money.text(line.rate.hourly, decimals: 2), 8), text, figure: id)
    .adding(right(amount, Self.amountWidth), ink.theme.style(.strong), figure: id)
  }

  /// As the table prints it where it is the same time: its minutes are shared out to add up.
  private func raw(_ line: InvoiceLine) -> String {
    let row = ink.content.rows.first {
      $0.name == line.project && $0.time.milliseconds == line.rawMilliseconds
    }
    return row?.total ?? DurationText.text(line.rawMilliseconds)
  }

  private func sum(_ label: String, _ amount: String, _ id: FigureID) -> FigureText {
    let style = ink.theme.style(id == .draftGross ? .strong : .text)
    let column = 12 + 11 + 10 + 3 + 8
    let label = FigureText(
      Ellipsis.pad(label, columns: column), ink.theme.style(.muted), figure: id)
    let text = Ellipsis.pad(amount, columns: Self.amountWidth, alignment: .trailing)
    let line = label.adding(text, style, figure: id)
    return id == .draftGross
      ? line.adding(" \(ink.content.currency)", ink.theme.style(.muted)) : line
  }
}
