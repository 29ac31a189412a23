import Core
import Foundation

extension SettingsReading {
  /// Reads the invoice blocks.
  mutating func readInvoiceDetails() {
    var details = settings.invoice.details
    for field in PartyField.allCases {
      details.seller[keyPath: field.path] = party(.seller(field), field)
    }
    details.payment.iban = text(.iban)
    details.payment.bic = text(.bic)
    details.payment.bank = text(.bank)
    details.clients = (0...form.base.invoice.details.clients.count).compactMap { client($0) }
    readNumbering(&details.numbering)
    details.taxRate =
      read(.invoice(.tax)) { text throws(InputProblem) in
        try Self.percent(text)
      } ?? nil
    details.untaxedReason = text(.untaxedReason)
    details.termsDays = whole(.terms, 0...365) ?? details.termsDays
    // A field is one line: notes of several, from the file, stay as long as nobody types.
    let notes = form.base.invoice.details.notes
    if form.text(.invoice(.notes)) != EditableText(notes).text { details.notes = text(.notes) }
    details.folder = path(.folder)
    details.font = path(.font)
    settings.invoice.details = details
  }

  private func text(_ field: InvoiceField) -> String {
    String(Trimmed.text(form.text(.invoice(field))))
  }

  private mutating func party(_ id: InvoiceField, _ field: PartyField) -> String {
    read(.invoice(id)) { text throws(InputProblem) in try field.value(text) } ?? ""
  }

  /// Nil without a name; what else was typed then has no owner, which is told.
  private mutating func client(_ index: Int) -> InvoiceClient? {
    var client = InvoiceClient()
    for field in PartyField.ofClient {
      client.party[keyPath: field.path] = party(.client(index, field), field)
    }
    client.reference = text(.clientReference(index))
    client.projects = Set(
      text(.clientProjects(index)).split(separator: ",").map { String(Trimmed.text(String($0))) }
        .filter { !$0.isEmpty })
    if !client.party.name.isEmpty { return client }
    let isNew = index == form.base.invoice.details.clients.count
    if isNew, client != InvoiceClient() {
      problems[.invoice(.client(index, .name))] = "A client needs a name."
    }
    return nil
  }

  private mutating func readNumbering(_ numbering: inout InvoiceNumbering) {
    let wanted = InvoiceNumbering(pattern: text(.number))
    if let problem = wanted.problem {
      problems[.invoice(.number)] = problem
    } else {
      numbering.pattern = wanted.pattern
    }
    numbering.first = whole(.first, 1...999_999_999) ?? numbering.first
  }

  private mutating func whole(_ field: InvoiceField, _ range: ClosedRange<Int>) -> Int? {
    read(.invoice(field)) { text throws(InputProblem) in
      let text = Trimmed.text(text)
      guard Digits.isAll(text), let value = Int(text), range.contains(value) else {
        throw InputProblem("A whole number from \(range.lowerBound) to \(range.upperBound).")
      }
      return value
    }
  }

  private mutating func path(_ field: InvoiceField) -> String? {
    let text = text(field)
    guard !text.isEmpty else { return nil }
    guard text.hasPrefix("/") || text.hasPrefix("~/") else {
      problems[.invoice(field)] = "A path that starts with / or ~/."
      return nil
    }
    return text
  }

  private static func percent(_ text: String) throws(InputProblem) -> Decimal? {
    guard let rate = try RateText.rate(text) else { return nil }
    guard rate <= 100 else { throw InputProblem("Tax is 0 to 100 %.") }
    return rate
  }
}
