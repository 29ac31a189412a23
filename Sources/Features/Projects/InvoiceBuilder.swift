import Core

/// Drafts an invoice of a month's chosen projects and words what is to be seen before billing it.
public struct InvoiceBuilder: Hashable, Sendable {
  public let draft: InvoiceDraft

  /// Nil without a project to bill.
  public init?(_ history: History, projects: Set<String>, month: DateOnly, now: Instant) {
    guard !projects.isEmpty else { return nil }
    draft = InvoiceDraft(
      history,
      Self.request(
        history, projects: projects,
        range: Self.billable(month, today: history.today(at: now))),
      now: now)
  }

  /// A draft of any range.
  public init(_ draft: InvoiceDraft) {
    self.draft = draft
  }

  /// A request under the history's own rates, rounding and taxes.
  public static func request(
    _ history: History, projects: Set<String>?, range: ClosedRange<DateOnly>,
    issued: [IssuedPeriod] = []
  ) -> InvoiceRequest {
    let settings = history.settings.invoice
    return InvoiceRequest(
      range: range, projects: projects, rates: history.settings.rates, settings: settings,
      taxRate: settings.details.taxRate, taxes: settings.details.projectTaxes, issued: issued)
  }

  /// The days of a month that are over; on its first day that day, which then is warned about.
  public static func billable(_ month: DateOnly, today: DateOnly) -> ClosedRange<DateOnly> {
    billable(month.startOfMonth...month.endOfMonth, today: today)
  }

  /// The days of any period that are over.
  public static func billable(
    _ period: ClosedRange<DateOnly>, today: DateOnly
  ) -> ClosedRange<DateOnly> {
    let first = period.lowerBound
    return first...max(first, min(period.upperBound, today.advanced(by: -1)))
  }

  /// One sentence a warning, in the order of the rule.
  public var warnings: [String] { draft.warnings.map(words) }

  private func words(_ warning: InvoiceWarning) -> String {
    switch warning {
    case .includesToday: "today is not over: its hours may still grow"
    case .includesFuture: "the period reaches into the future"
    case .missingDays: Self.count(draft.missingDays)
    case .noRate: Self.list(draft.noRate) + " no rate: not on the invoice"
    case .roundedToZero:
      draft.roundedToZero.joined(separator: ", ") + ": rounds to 0.00 h, left out"
    case .alreadyInvoiced: draft.alreadyInvoiced.joined(separator: ", ") + ": already invoiced"
    case .sameMinutesTwice:
      "\(DurationText.text(draft.twiceMilliseconds)) on two billed projects at once, billed twice"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.joined(separator: ", ") + (names.count == 1 ? " has" : " have")
  }

  private static func count(_ days: [DateOnly]) -> String {
    let shown = days.prefix(4).map(DateText.dayMonth).joined(separator: ", ")
    let more = days.count > 4 ? " …" : ""
    return "\(days.count) \(days.count == 1 ? "day" : "days") without data: \(shown)\(more)"
  }
}
