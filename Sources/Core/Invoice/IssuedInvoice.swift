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
  /// Paths of what was written.
  public internal(set) var files: [String]

  public init(number: String, series: String, sequence: Int, invoice: Invoice) {
    self.number = number
    self.series = series
    self.sequence = sequence
    self.invoice = invoice.numbered(number)
    state = .reserved
    changed = nil
    files = []
  }

  /// Whether its time counts as billed.
  public var bills: Bool { state != .cancelled }

  public func isOverdue(on date: DateOnly) -> Bool {
    state == .issued && invoice.dueDate < date
  }
}
