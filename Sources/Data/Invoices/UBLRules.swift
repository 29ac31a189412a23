import Core

/// What EN 16931 asks for and an invoice lacks, in the words of the settings.
struct UBLRules {
  let invoice: Invoice

  var missing: [String] { parties + taxes + lines }

  private var parties: [String] {
    let (seller, buyer) = (invoice.seller, invoice.buyer)
    var missing: [String] = []
    if seller.name.isEmpty { missing.append("your name (BT-27)") }
    if !Self.isCountry(seller.country) { missing.append("your country's two letters (BT-40)") }
    if buyer.name.isEmpty { missing.append("the client's name (BT-44)") }
    if !Self.isCountry(buyer.country) {
      missing.append("the client's country's two letters (BT-55)")
    }
    if (seller.vatID + seller.registration).isEmpty {
      missing.append("your VAT ID or register number (BT-31, BT-30; BR-CO-26)")
    }
    for (owner, id) in [("your", seller.vatID), ("the client's", buyer.vatID)]
    where !id.isEmpty && !Self.isCountry(String(id.prefix(2))) {
      missing.append("\(owner) VAT ID with its country's letters in front (BR-CO-09)")
    }
    return missing
  }

  private var taxes: [String] {
    let found = Set(invoice.taxes.compactMap(\.category))
    let (seller, buyer) = (invoice.seller, invoice.buyer)
    var missing: [String] = []
    if invoice.taxes.contains(where: { $0.category == nil }) {
      missing.append("a tax rate, or why there is no tax (BT-151)")
    }
    if !found.isSubset(of: [.outside]), (seller.vatID + seller.taxNumber).isEmpty {
      missing.append("your VAT ID or tax number (BT-31, BT-32)")
    }
    if found.contains(.reverseCharge), (buyer.vatID + buyer.registration).isEmpty {
      missing.append("the client's VAT ID (BT-48; BR-AE-02)")
    }
    if found.contains(.outside), !(seller.vatID + buyer.vatID).isEmpty {
      missing.append("no VAT ID where nothing is subject to VAT (BR-O-02)")
    }
    if found.contains(.outside), found.count > 1 {
      missing.append("one invoice for what is subject to VAT and one for what is not (BR-O-11)")
    }
    return missing
  }

  private var lines: [String] {
    var missing: [String] = []
    if invoice.lines.isEmpty { missing.append("a line (BR-16)") }
    if invoice.lines.contains(where: { $0.project.isEmpty }) {
      missing.append("a name for every line (BT-153)")
    }
    if Currency.decimals(invoice.currency) > 2 {
      missing.append("a currency with at most two decimals (BR-DEC)")
    }
    return missing
  }

  private static func isCountry(_ text: String) -> Bool {
    text.utf8.count == 2 && text.utf8.allSatisfy { (0x41...0x5A).contains($0) }
  }
}
