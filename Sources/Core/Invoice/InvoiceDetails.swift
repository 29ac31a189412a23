import Foundation

/// What an invoice says beside its hours: who, to whom, how it is numbered, taxed and paid.
public struct InvoiceDetails: Hashable, Sendable {
  public var seller = InvoiceParty()
  public var payment = InvoicePayment()
  public var clients: [InvoiceClient] = []
  public var numbering = InvoiceNumbering()
  /// Percent on every line; nil: no tax.
  public var taxRate: Decimal?
  /// Percent by project, before `taxRate`.
  public var projectTaxes: [String: Decimal] = [:]
  /// Why lines without a rate have none; nil: not said.
  public var untaxed: TaxCategory?
  /// In place of the category's usual words.
  public var untaxedReason = ""
  /// Days from the date of issue until payment is due.
  public var termsDays = 14
  /// Printed under the totals.
  public var notes = ""
  /// Where the files go; nil: `~/Documents/codingfit`.
  public var folder: String?
  public var pageSize = InvoicePageSize.a4
  /// A font file for names Helvetica cannot show; nil: looked for on this machine.
  public var font: String?
  /// Whether the hours of each day follow the invoice.
  public var hasDays = false

  public init() {}

  /// The client of these projects: the one all of them belong to, else one without projects.
  public func client(for projects: Set<String>) -> InvoiceClient? {
    clients.first { !$0.projects.isEmpty && projects.isSubset(of: $0.projects) }
      ?? clients.first { $0.projects.isEmpty }
  }
}
