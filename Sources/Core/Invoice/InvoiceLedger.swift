/// Every number ever given, oldest first. Numbers are never used twice and never taken out.
public struct InvoiceLedger: Hashable, Sendable, Codable {
  public private(set) var entries: [IssuedInvoice]

  public init(_ entries: [IssuedInvoice] = []) {
    self.entries = entries
  }

  /// Refuses places that no count reaches: reckoning with them would end the program.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    entries = try values.decode([IssuedInvoice].self, forKey: .entries)
    guard entries.allSatisfy({ (0...1_000_000_000_000).contains($0.sequence) }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .entries, in: values, debugDescription: "a sequence out of range")
    }
  }

  /// What is billed and must not be billed again.
  public var issued: [IssuedPeriod] {
    entries.filter(\.bills).flatMap(\.invoice.periods)
  }

  /// Numbers that were taken and whose files are not complete.
  public var unfinished: [IssuedInvoice] { entries.filter { $0.state == .reserved } }

  /// Numbers that were unfinished then and are not now.
  public func numbers(finishedSince before: InvoiceLedger) -> [String] {
    before.unfinished.map(\.number).filter { entry($0)?.state != .reserved }
  }

  public func entry(_ number: String) -> IssuedInvoice? { entries.first { $0.number == number } }

  /// The invoices that bill a project on a date.
  public func invoices(billing project: String, on date: DateOnly) -> [IssuedInvoice] {
    entries.filter { entry in
      entry.bills
        && entry.invoice.periods.contains { $0.project == project && $0.days.contains(date) }
    }
  }

  /// The place of the next number in its count: one after the highest.
  public func nextSequence(_ numbering: InvoiceNumbering, on date: DateOnly) -> Int {
    let series = numbering.series(on: date)
    let highest = entries.filter { $0.series == series }.map(\.sequence).max() ?? 0
    var next = max(highest + 1, numbering.first)
    // Another pattern may have led to the same text.
    while entry(numbering.number(next, on: date)) != nil { next += 1 }
    return next
  }

  /// The numbers between the last one given and the next, told before they are left out; nil: none.
  public func gap(_ numbering: InvoiceNumbering, on date: DateOnly) -> ClosedRange<Int>? {
    let series = numbering.series(on: date)
    guard let highest = entries.filter({ $0.series == series }).map(\.sequence).max() else {
      return nil
    }
    let next = nextSequence(numbering, on: date)
    return highest + 1 < next ? highest + 1...next - 1 : nil
  }

  /// The invoice with the next number; takes nothing.
  public func next(
    _ invoice: Invoice, _ numbering: InvoiceNumbering, id: String? = nil, account: String? = nil
  ) throws(AppError) -> IssuedInvoice {
    if let problem = numbering.problem { throw AppError(.invalidInput, problem) }
    let issued = issued
    let billed = Set(invoice.lines.map(\.project)).filter { project in
      issued.contains {
        $0.project == project && $0.days.first <= invoice.last && invoice.first <= $0.days.last
      }
    }
    if let first = billed.min() {
      throw AppError(.invalidInput, "\(first) is already invoiced in this period.")
    }
    guard !invoice.lines.isEmpty else {
      throw AppError(.invalidInput, "There is nothing to bill in this period.")
    }
    let sequence = nextSequence(numbering, on: invoice.issueDate)
    return IssuedInvoice(
      number: numbering.number(sequence, on: invoice.issueDate),
      series: numbering.series(on: invoice.issueDate), sequence: sequence, invoice: invoice, id: id,
      account: account)
  }

  /// Takes the next number for an invoice, past the numbers of `others` as well.
  public mutating func reserve(
    _ invoice: Invoice, _ numbering: InvoiceNumbering, beside others: [IssuedInvoice] = [],
    account: String? = nil
  ) throws(AppError) -> IssuedInvoice {
    let entry = try InvoiceLedger(entries + others).next(invoice, numbering, account: account)
    entries.append(entry)
    return entry
  }

  /// Takes in an invoice as a server has it, in the order of issue; where it is known by its id,
  /// the files of this machine stay noted.
  public mutating func adopt(_ invoice: IssuedInvoice) {
    var invoice = invoice
    if let place = entries.firstIndex(where: { $0.id == invoice.id }) {
      invoice.files = entries[place].files
      entries[place] = invoice
    } else {
      add(invoice)
    }
  }

  /// Adds an invoice that is not in it, in the order of issue.
  public mutating func add(_ invoice: IssuedInvoice) {
    let place = entries.firstIndex {
      ($0.invoice.issueDate, $0.series, $0.sequence)
        > (invoice.invoice.issueDate, invoice.series, invoice.sequence)
    }
    entries.insert(invoice, at: place ?? entries.endIndex)
  }

  /// Gives what belongs to nobody yet to an account, each invoice with an id.
  public mutating func claim(for account: String, id: () -> String) {
    entries = entries.map { entry in
      let isOurs = entry.account == nil || (entry.account == account && entry.id == nil)
      return isOurs ? entry.claimed(by: account, id: id()) : entry
    }
  }

  /// Notes that all files of an invoice are written.
  public mutating func complete(_ entry: IssuedInvoice, files: [String]) {
    guard
      let place = entries.firstIndex(where: { $0.id == entry.id && $0.number == entry.number })
    else { return }
    entries[place].files = files
    if entries[place].state == .reserved { entries[place].state = .issued }
  }

  /// Marks an invoice; nothing printed changes. A cancelled one stays cancelled.
  public mutating func mark(
    _ number: String, _ state: InvoiceState, on date: DateOnly
  ) throws(AppError) {
    guard let entry = entry(number) else {
      throw AppError(.invalidInput, "There is no invoice \(number).")
    }
    guard entry.state != .cancelled else {
      throw AppError(.invalidInput, "Invoice \(number) is cancelled and stays so.")
    }
    guard state != .reserved, entry.state != .reserved else {
      throw AppError(.invalidInput, "Invoice \(number) is not complete yet.")
    }
    change(number) {
      $0.state = state
      $0.changed = state == .issued ? nil : date
    }
  }

  private mutating func change(_ number: String, _ body: (inout IssuedInvoice) -> Void) {
    guard let place = entries.firstIndex(where: { $0.number == number }) else { return }
    body(&entries[place])
  }
}
