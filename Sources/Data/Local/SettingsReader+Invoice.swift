import Core
import Foundation

/// The invoice blocks of the settings.
extension SettingsReader {
  mutating func invoice(_ value: JSONTree?) -> InvoiceSettings {
    var invoice = InvoiceSettings()
    guard let value, value != .null else { return invoice }
    if let code = value["currency"] {
      let text = code.string ?? ""
      if text.utf8.count == 3, text.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) {
        invoice.currency = text
      } else {
        complain("invoice.currency", "a currency like EUR")
      }
    }
    invoice.rounding = choice(value["rounding"], "invoice.rounding") ?? invoice.rounding
    invoice.increment = choice(value["increment"], "invoice.increment") ?? invoice.increment
    invoice.mode = choice(value["mode"], "invoice.mode") ?? invoice.mode
    invoice.granularity = choice(value["granularity"], "invoice.granularity") ?? invoice.granularity
    invoice.details = details(value)
    return invoice
  }

  mutating func details(_ tree: JSONTree) -> InvoiceDetails {
    var details = InvoiceDetails()
    details.seller = party(tree["seller"], "invoice.seller")
    details.payment = payment(tree["payment"])
    for (index, client) in (list(tree["clients"], "invoice.clients") ?? []).enumerated() {
      let field = "invoice.clients[\(index)]"
      let names = list(client["projects"], "\(field).projects") ?? []
      details.clients.append(
        InvoiceClient(
          party: party(client, field), reference: text(client["reference"], "\(field).reference"),
          projects: Set(names.compactMap(\.string))))
    }
    details.numbering = numbering(tree)
    details.taxRate = percent(tree["taxRate"], "invoice.taxRate")
    for member in tree["projectTaxes"]?.members ?? [] {
      let rate = percent(member.value, "invoice.projectTaxes.\(member.name)")
      details.projectTaxes[member.name] = rate
    }
    details.untaxed = choice(tree["untaxed"], "invoice.untaxed")
    details.untaxedReason = text(tree["untaxedReason"], "invoice.untaxedReason")
    details.termsDays = whole(tree["termsDays"], "invoice.termsDays", 0...365) ?? 14
    details.notes = text(tree["notes"], "invoice.notes")
    details.folder = place(tree["folder"], "invoice.folder")
    details.font = place(tree["font"], "invoice.font")
    details.pageSize = choice(tree["pageSize"], "invoice.pageSize") ?? details.pageSize
    details.hasDays = tree["days"] == .boolean(true)
    return details
  }

  private mutating func numbering(_ tree: JSONTree) -> InvoiceNumbering {
    var numbering = InvoiceNumbering()
    if let pattern = tree["number"], pattern != .null {
      let wanted = InvoiceNumbering(pattern: pattern.string ?? "")
      if wanted.problem == nil {
        numbering.pattern = wanted.pattern
      } else {
        complain("invoice.number", "a pattern with {seq}, like {year}-{seq:4}")
      }
    }
    numbering.first = whole(tree["firstNumber"], "invoice.firstNumber", 1...999_999_999) ?? 1
    return numbering
  }

  private mutating func party(_ tree: JSONTree?, _ field: String) -> InvoiceParty {
    var party = InvoiceParty()
    guard let tree, tree != .null else { return party }
    for (name, path) in InvoiceParty.members {
      party[keyPath: path] = text(tree[name], "\(field).\(name)")
    }
    return party
  }

  private mutating func payment(_ tree: JSONTree?) -> InvoicePayment {
    var payment = InvoicePayment()
    payment.iban = text(tree?["iban"], "invoice.payment.iban")
    payment.bic = text(tree?["bic"], "invoice.payment.bic")
    payment.bank = text(tree?["bank"], "invoice.payment.bank")
    return payment
  }

  private mutating func text(_ value: JSONTree?, _ field: String) -> String {
    guard let value, value != .null else { return "" }
    if let text = value.string, text.utf8.count <= 2000 { return text }
    complain(field, "a text of at most 2000 letters")
    return ""
  }

  /// A path from the root; `~` is the home folder.
  private mutating func place(_ value: JSONTree?, _ field: String) -> String? {
    let path = text(value, field)
    guard !path.isEmpty else { return nil }
    if path.hasPrefix("/") || path.hasPrefix("~/") { return path }
    complain(field, "a path that starts with / or ~/")
    return nil
  }

  private mutating func percent(_ value: JSONTree?, _ field: String) -> Decimal? {
    guard let value, value != .null else { return nil }
    if let rate = Self.money(value), rate <= 100 { return rate }
    complain(field, "a tax from 0 to 100, like \"19\"")
    return nil
  }
}
