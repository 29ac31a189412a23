import Core

/// Puts the invoice blocks of the settings into a tree, beside whatever else is in it.
enum InvoiceWriter {
  static func write(_ details: InvoiceDetails, to tree: inout JSONTree) {
    tree["seller"] = party(details.seller, upon: tree["seller"])
    tree["payment"] = .object([
      .init("iban", .string(details.payment.iban)), .init("bic", .string(details.payment.bic)),
      .init("bank", .string(details.payment.bank)),
    ])
    let stored = tree["clients"]?.array ?? []
    tree["clients"] = .array(
      details.clients.enumerated().map { index, client in
        var result = party(client.party, upon: index < stored.count ? stored[index] : nil)
        result["reference"] = .string(client.reference)
        result["projects"] = .array(client.projects.sorted().map { .string($0) })
        return result
      })
    tree["number"] = .string(details.numbering.pattern)
    tree["firstNumber"] = .int(details.numbering.first)
    tree["taxRate"] = details.taxRate.map { .string("\($0)") } ?? .null
    tree["projectTaxes"] = .object(
      details.projectTaxes.sorted { $0.key < $1.key }
        .map { .init($0.key, .string("\($0.value)")) })
    tree["untaxed"] = details.untaxed.map { .string($0.rawValue) } ?? .null
    tree["untaxedReason"] = .string(details.untaxedReason)
    tree["termsDays"] = .int(details.termsDays)
    tree["notes"] = .string(details.notes)
    tree["folder"] = details.folder.map { .string($0) } ?? .null
    tree["font"] = details.font.map { .string($0) } ?? .null
    tree["pageSize"] = .string(details.pageSize.rawValue)
    tree["days"] = .boolean(details.hasDays)
  }

  private static func party(_ party: InvoiceParty, upon stored: JSONTree?) -> JSONTree {
    var tree = stored?.members == nil ? JSONTree.object([]) : stored ?? .object([])
    for (name, path) in InvoiceParty.members { tree[name] = .string(party[keyPath: path]) }
    return tree
  }
}
