import Core

/// An invoice about to be made, with everything that stands in its way or wants to be seen first.
public struct InvoiceProposal: Hashable, Sendable {
  public let builder: InvoiceBuilder
  public let invoice: Invoice
  public let details: InvoiceDetails
  /// Why it cannot be finalised; empty: it can.
  public let refusals: [String]
  /// What is told before it is finalised, in words.
  public let warnings: [String]
  /// The number it would get today.
  public let nextNumber: String

  public init(
    _ builder: InvoiceBuilder, details: InvoiceDetails, history: History, ledger: InvoiceLedger,
    today: DateOnly
  ) {
    let draft = builder.draft
    let numbering = details.numbering
    let invoice = Invoice(
      draft, details: details, client: nil, history: history, issueDate: today)
    self.builder = builder
    self.invoice = invoice
    self.details = details
    nextNumber = numbering.number(ledger.nextSequence(numbering, on: today), on: today)
    var refusals = zip(draft.warnings, builder.warnings).filter { $0.0.blocks }.map(\.1)
    if draft.lines.isEmpty { refusals.append("there is nothing to bill in this period") }
    if let problem = numbering.problem { refusals.append(problem) }
    self.refusals = refusals
    warnings =
      zip(draft.warnings, builder.warnings).filter { !$0.0.blocks }.map(\.1)
      + Self.open(draft, history) + Self.standIns(draft, history)
      + Self.parties(invoice)
      + Self.gap(ledger.gap(numbering, on: today), numbering, today)
  }

  public var isBlocked: Bool { !refusals.isEmpty }

  /// Days that may still grow: late hours reach the server up to two weeks after (R24).
  private static func open(_ draft: InvoiceDraft, _ history: History) -> [String] {
    let projects = Set(draft.lines.map(\.project))
    let days = history.days(in: draft.request.range).filter { day in
      day.state == .open && projects.contains { day.time(of: $0) > 0 }
    }
    guard let first = days.first else { return [] }
    return [
      "\(days.count) \(days.count == 1 ? "day" : "days") from \(DateText.dayMonth(first.date)) may"
        + " still grow: not settled yet"
    ]
  }

  /// Days that WakaTime gives no total for: their hours are those of the sessions (G4).
  private static func standIns(_ draft: InvoiceDraft, _ history: History) -> [String] {
    let projects = Set(draft.lines.map(\.project))
    let days = history.days(in: draft.request.range).filter { day in
      history.isApproximate(day.date) && projects.contains { day.time(of: $0) > 0 }
    }
    guard !days.isEmpty else { return [] }
    let time = days.reduce(0) { sum, day in sum + projects.reduce(0) { $0 + day.time(of: $1) } }
    let shown = days.prefix(4).map { DateText.dayMonth($0.date) }.joined(separator: ", ")
    let verb = days.count == 1 ? "has" : "have"
    return [
      "\(shown)\(days.count > 4 ? " …" : "") \(verb) no total: \(DurationText.text(time)) counted from"
        + " sessions"
    ]
  }

  private static func parties(_ invoice: Invoice) -> [String] {
    var warnings: [String] = []
    if invoice.seller.name.isEmpty {
      warnings.append("your name and address are not set in the settings")
    }
    if invoice.buyer.name.isEmpty { warnings.append("no client is set for these projects") }
    return warnings
  }

  private static func gap(
    _ gap: ClosedRange<Int>?, _ numbering: InvoiceNumbering, _ today: DateOnly
  ) -> [String] {
    guard let gap else { return [] }
    let first = numbering.number(gap.lowerBound, on: today)
    let last = numbering.number(gap.upperBound, on: today)
    return [
      gap.count == 1
        ? "the number \(first) is left out" : "numbers \(first) to \(last) are left out"
    ]
  }
}
