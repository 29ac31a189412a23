/// A number that was given, and everything that was printed under it.
public struct IssuedInvoice: Hashable, Sendable, Codable {
  public let number: String
  /// What numbers of the same count share, and the place in it.
  public let series: String
  public let sequence: Int
  public let invoice: Invoice
  public internal(set) var state: InvoiceState
  /// When it was paid or cancelled.
  public internal(set) var changed: DateOnly?
  /// Paths of what was written on this machine.
  public internal(set) var files: [String]
  /// What names it on a server; nil: no server has been told of it.
  public let id: String?
  /// Whose account it belongs to; nil: nobody's yet.
  public let account: String?

  public init(
    number: String, series: String, sequence: Int, invoice: Invoice,
    state: InvoiceState = .reserved, changed: DateOnly? = nil, files: [String] = [],
    id: String? = nil, account: String? = nil
  ) {
    self.number = number
    self.series = series
    self.sequence = sequence
    self.invoice = invoice.numbered(number)
    self.state = state
    self.changed = changed
    self.files = files
    self.id = id
    self.account = account
  }

  /// The same invoice under a name of its own, belonging to an account.
  public func claimed(by account: String, id: String) -> IssuedInvoice {
    IssuedInvoice(
      number: number, series: series, sequence: sequence, invoice: invoice, state: state,
      changed: changed, files: files, id: self.id ?? id, account: account)
  }

  /// The same invoice while its files are still to be written; paid or cancelled says more.
  public var unfinished: IssuedInvoice {
    var copy = self
    if copy.state == .issued { copy.state = .reserved }
    return copy
  }

  /// Whether its time counts as billed.
  public var bills: Bool { state != .cancelled }

  public func isOverdue(on date: DateOnly) -> Bool {
    state == .issued && invoice.dueDate < date
  }
}
