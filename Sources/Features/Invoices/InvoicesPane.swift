import Core
import Terminal

/// The draft as it would be printed, or the list of what was issued.
public struct InvoicesPane: View, Sendable {
  let page: InvoicesModel.Page
  let question: InvoicesModel.Question?
  let proposal: InvoiceProposal?
  let findings: [String]
  let entries: [IssuedInvoice]
  let place: Int
  let today: DateOnly?
  let message: String?
  let isFailure: Bool
  let isBusy: Bool
  let theme: Theme

  /// Nil while no invoice is open.
  @MainActor
  public init?(_ model: InvoicesModel, theme: Theme) {
    guard let page = model.page else { return nil }
    self.page = page
    question = model.question
    proposal = model.proposal
    findings = model.findings
    entries = model.ledger.entries
    place = model.place
    today = model.today
    message = model.message
    isFailure = model.isFailure
    isBusy = model.isBusy
    self.theme = theme
  }

  public func draw(in area: Rect, on buffer: inout Buffer) {
    guard !area.isEmpty else { return }
    var rest = area.inset(horizontal: area.width >= 40 ? 1 : 0, vertical: 0)
    let foot = rest.takeBottom(rest.height >= 4 ? footLines(rest.width).count : 0)
    let lines = page == .list ? listLines : draftLines(width: rest.width)
    let wanted = page == .list ? max(0, place + 3 - rest.height) : place
    let first = min(wanted, max(0, lines.count - rest.height))
    for (row, line) in lines.dropFirst(first).prefix(rest.height).enumerated() {
      write(line, row: row, in: rest, on: &buffer)
    }
    for (row, line) in footLines(foot.width).prefix(foot.height).enumerated() {
      write(line, row: row, in: foot, on: &buffer)
      guard let file = line.file else { continue }
      let columns = min(foot.width, TextWidth.columns(of: line.text))
      buffer.link(
        Rect(x: foot.x, y: foot.y + row, width: columns, height: 1), to: LinkTarget(file: file))
    }
  }

  private struct Line {
    let text: String
    let style: Style
    /// The file that the line names.
    var file: String?

    init(_ text: String, _ style: Style, file: String? = nil) {
      self.text = text
      self.style = style
      self.file = file
    }
  }

  private func write(_ line: Line, row: Int, in area: Rect, on buffer: inout Buffer) {
    buffer.write(
      Ellipsis.fit(line.text, columns: area.width), x: area.x, y: area.y + row,
      style: line.style, clip: area)
  }

  private func footLines(_ width: Int) -> [Line] {
    if let question {
      return wrapped(words(question), theme.style(.caution).adding(.bold), width: width)
    }
    if isBusy { return [Line("…", theme.style(.muted))] }
    let told = message.map {
      wrapped(
        (isFailure ? "✗ " : "● ") + $0, theme.style(isFailure ? .critical : .text), width: width)
    }
    return (told ?? []) + fileLines
  }

  /// The selected invoice's document, which a terminal that shows links opens with a click.
  private var fileLines: [Line] {
    guard page == .list, entries.indices.contains(place), let file = entries[place].files.first
    else { return [] }
    return [Line(VisibleText.line(file), theme.style(.muted), file: file)]
  }

  private func words(_ question: InvoicesModel.Question) -> String {
    switch question {
    case .finalise(let number):
      let count = (proposal?.warnings.count ?? 0) + findings.count
      let seen = count == 0 ? "" : " despite \(count) \(count == 1 ? "warning" : "warnings")"
      return "Finalise as \(number)\(seen)? It cannot be changed afterwards.  y yes · n no"
    case .cancel(let number):
      return "Cancel \(number)? It keeps its number and stays cancelled; its time can be billed"
        + " again.  y yes · n no"
    }
  }

  private func wrapped(_ text: String, _ style: Style, width: Int) -> [Line] {
    Paragraph.lines(of: text, width: width).map { Line($0, style) }
  }

  private func draftLines(width: Int) -> [Line] {
    guard let proposal else { return [Line("Nothing is drafted.", theme.style(.muted))] }
    let invoice = proposal.invoice
    let heading = theme.style(PaneHue.projects).adding(.bold)
    let text = InvoiceText(invoice).text.split(separator: "\n", omittingEmptySubsequences: false)
    var lines = text.dropLast().enumerated().map { index, line in
      Line(String(line), index == 0 ? heading : theme.style(.text))
    }
    lines.append(Line("", theme.style(.text)))
    lines += proposal.refusals.flatMap {
      wrapped("✗ " + $0, theme.style(.critical), width: width)
    }
    lines += (proposal.warnings + findings).flatMap {
      wrapped("! " + VisibleText.line($0), theme.style(.caution), width: width)
    }
    lines += wrapped(
      "\(invoice.rounding) Client, terms, tax, notes and paper: 4 Settings. Not tax advice.",
      theme.style(.muted), width: width)
    return lines
  }

  private var listLines: [Line] {
    let head = Line("ISSUED INVOICES", theme.style(PaneHue.projects).adding(.bold))
    guard !entries.isEmpty else {
      return [head, Line("None yet. Draft one with Space and i.", theme.style(.muted))]
    }
    return [head]
      + entries.enumerated().map { index, entry in
        let mark = index == place ? "▸ " : "  "
        return Line(mark + row(entry), theme.style(index == place ? .selection : .text))
      }
  }

  private func row(_ entry: IssuedInvoice) -> String {
    let invoice = entry.invoice
    let money = "\(invoice.text(invoice.gross)) \(invoice.currency)"
    return Ellipsis.pad(VisibleText.line(entry.number), columns: 14)
      + Ellipsis.pad(invoice.issueDate.description, columns: 12)
      + Ellipsis.pad(state(entry), columns: 12)
      + Ellipsis.pad(money, columns: 16, alignment: .trailing) + "  "
      + VisibleText.line(invoice.buyer.name)
  }

  /// A sign and a word: state is never colour alone.
  private func state(_ entry: IssuedInvoice) -> String {
    if let today, entry.isOverdue(on: today) { return "! overdue" }
    return switch entry.state {
    case .reserved: "◔ unfinished"
    case .issued: "○ open"
    case .paid: "● paid"
    case .cancelled: "– cancelled"
    }
  }
}
