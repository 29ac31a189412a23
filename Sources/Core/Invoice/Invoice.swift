import Foundation

/// A whole invoice by EN 16931: a draft while it has no number, unchangeable once it has one.
public struct Invoice: Hashable, Sendable, Codable {
  /// Given when it is finalised (BT-1); nil: a draft.
  public var number: String?
  public let issueDate: DateOnly
  public let dueDate: DateOnly
  public let first: DateOnly
  public let last: DateOnly
  public let currency: String
  public let seller: InvoiceParty
  public let buyer: InvoiceParty
  /// The buyer's reference (BT-10).
  public let reference: String
  public let payment: InvoicePayment
  public let notes: String
  public let lines: [InvoiceItem]
  public let net: Decimal
  /// One a category and rate, as EN 16931 breaks the tax down (BG-23).
  public let taxes: [TaxSum]
  public let tax: Decimal
  public let gross: Decimal
  /// How raw time became hours, in words.
  public let rounding: String
  /// The zones that decided which day an hour belongs to (G3).
  public let zone: String
  /// When the days were read, oldest first to newest; nil where the source does not say.
  public let fetchedFrom: Instant?
  public let fetchedTo: Instant?
  /// The hours of each day; empty: no such appendix.
  public let days: [InvoiceDay]

  /// Bills a draft.
  public init(
    _ draft: InvoiceDraft, details: InvoiceDetails, client: InvoiceClient?, history: History,
    issueDate: DateOnly
  ) {
    let projects = Set(draft.lines.map(\.project))
    let client = client ?? details.client(for: projects) ?? InvoiceClient()
    let range = draft.request.range
    let known = history.days(in: range)
    let read = known.compactMap(\.fetchedAt).sorted()
    let items = draft.lines.map { InvoiceItem($0, details: details) }
    number = nil
    self.issueDate = issueDate
    dueDate = issueDate.advanced(by: max(0, details.termsDays))
    first = range.lowerBound
    last = range.upperBound
    currency = draft.request.settings.currency
    seller = details.seller
    buyer = client.party
    reference = client.reference
    payment = details.payment
    notes = details.notes
    lines = items
    net = draft.net
    taxes = TaxSum.all(items, draft: draft)
    tax = draft.tax
    gross = draft.gross
    rounding = draft.request.settings.words
    zone = Self.zones(known, history)
    fetchedFrom = read.first
    fetchedTo = read.last
    days = details.hasDays ? InvoiceDay.all(known, billed: draft) : []
  }

  /// The zones of the rows, each once: a journey keeps the zone of each day (G3).
  private static func zones(_ days: ArraySlice<DayStat>, _ history: History) -> String {
    var names: [String] = []
    for day in days where day.isKnown {
      let name = day.zone ?? history.zone
      if !names.contains(name) { names.append(name) }
    }
    return names.isEmpty ? history.zone : names.joined(separator: ", ")
  }

  /// What it bills, for the ledger: each project's days of the period.
  public var periods: [IssuedPeriod] {
    guard let days = DayRange(first: first, last: last) else { return [] }
    return Set(lines.map(\.project)).sorted().map { IssuedPeriod(project: $0, days: days) }
  }

  public func text(_ amount: Decimal) -> String { Money.text(amount, currency: currency) }

  /// The same invoice with its number.
  public func numbered(_ number: String) -> Invoice {
    var result = self
    result.number = number
    return result
  }
}
