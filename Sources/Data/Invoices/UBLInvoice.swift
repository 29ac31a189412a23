import Core
import Foundation

/// An invoice as UBL 2.1 with the core fields of EN 16931.
public struct UBLInvoice: Sendable {
  public let invoice: Invoice

  public init(_ invoice: Invoice) {
    self.invoice = invoice
  }

  /// What the standard asks for and the data lack, in words; no file is written while it is not
  /// empty. The number is left out of a draft's list: it comes by itself.
  public var missing: [String] { UBLRules(invoice: invoice).missing }

  public var text: String {
    var xml = XMLText()
    xml.open("Invoice", UBLInvoice.namespaces)
    head(&xml)
    UBLParty(party: invoice.seller, isSeller: true).write(&xml)
    UBLParty(party: invoice.buyer, isSeller: false).write(&xml)
    payment(&xml)
    taxes(&xml)
    totals(&xml)
    for (index, line) in invoice.lines.enumerated() { write(line, index + 1, &xml) }
    xml.close("Invoice")
    return xml.text
  }

  private static let namespaces = [
    ("xmlns", "urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"),
    (
      "xmlns:cac",
      "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
    ),
    ("xmlns:cbc", "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"),
  ]

  private func head(_ xml: inout XMLText) {
    xml.leaf("cbc:CustomizationID", "urn:cen.eu:en16931:2017")
    xml.leaf("cbc:ID", invoice.number ?? "")
    xml.leaf("cbc:IssueDate", invoice.issueDate.description)
    xml.leaf("cbc:DueDate", invoice.dueDate.description)
    // 380: a commercial invoice (UNTDID 1001).
    xml.leaf("cbc:InvoiceTypeCode", "380")
    xml.optional("cbc:Note", invoice.notes)
    xml.leaf("cbc:DocumentCurrencyCode", invoice.currency)
    xml.optional("cbc:BuyerReference", invoice.reference)
    period(invoice.first, invoice.last, &xml)
  }

  private func period(_ first: DateOnly, _ last: DateOnly, _ xml: inout XMLText) {
    xml.open("cac:InvoicePeriod")
    xml.leaf("cbc:StartDate", first.description)
    xml.leaf("cbc:EndDate", last.description)
    xml.close("cac:InvoicePeriod")
  }

  /// 30: credit transfer (UNTDID 4461).
  private func payment(_ xml: inout XMLText) {
    let iban = invoice.payment.iban.filter { !$0.isWhitespace }
    guard !iban.isEmpty else { return }
    xml.open("cac:PaymentMeans")
    xml.leaf("cbc:PaymentMeansCode", "30")
    xml.open("cac:PayeeFinancialAccount")
    xml.leaf("cbc:ID", iban)
    xml.optional("cbc:Name", invoice.payment.bank)
    if !invoice.payment.bic.isEmpty {
      xml.open("cac:FinancialInstitutionBranch")
      xml.leaf("cbc:ID", invoice.payment.bic)
      xml.close("cac:FinancialInstitutionBranch")
    }
    xml.close("cac:PayeeFinancialAccount")
    xml.close("cac:PaymentMeans")
  }

  private func taxes(_ xml: inout XMLText) {
    xml.open("cac:TaxTotal")
    amount("cbc:TaxAmount", invoice.tax, &xml)
    for sum in invoice.taxes {
      xml.open("cac:TaxSubtotal")
      amount("cbc:TaxableAmount", sum.base, &xml)
      amount("cbc:TaxAmount", sum.amount, &xml)
      category("cac:TaxCategory", sum.category, sum.rate, reason: sum.reason, &xml)
      xml.close("cac:TaxSubtotal")
    }
    xml.close("cac:TaxTotal")
  }

  private func category(
    _ name: String, _ category: TaxCategory?, _ rate: Decimal, reason: String,
    _ xml: inout XMLText
  ) {
    xml.open(name)
    xml.leaf("cbc:ID", category?.rawValue ?? "")
    // BR-O-05: what is outside VAT has no rate, not even 0.
    if category != .outside { xml.leaf("cbc:Percent", "\(rate)") }
    xml.optional("cbc:TaxExemptionReason", reason)
    xml.open("cac:TaxScheme")
    xml.leaf("cbc:ID", "VAT")
    xml.close("cac:TaxScheme")
    xml.close(name)
  }

  private func totals(_ xml: inout XMLText) {
    xml.open("cac:LegalMonetaryTotal")
    amount("cbc:LineExtensionAmount", invoice.net, &xml)
    amount("cbc:TaxExclusiveAmount", invoice.net, &xml)
    amount("cbc:TaxInclusiveAmount", invoice.gross, &xml)
    amount("cbc:PayableAmount", invoice.gross, &xml)
    xml.close("cac:LegalMonetaryTotal")
  }

  private func write(_ line: InvoiceItem, _ number: Int, _ xml: inout XMLText) {
    xml.open("cac:InvoiceLine")
    xml.leaf("cbc:ID", String(number))
    // HUR: hours (UN/ECE Recommendation 20).
    xml.leaf("cbc:InvoicedQuantity", line.hours, [("unitCode", "HUR")])
    amount("cbc:LineExtensionAmount", line.amount, &xml)
    period(line.first, line.last, &xml)
    xml.open("cac:Item")
    xml.leaf("cbc:Name", line.project)
    category("cac:ClassifiedTaxCategory", line.category, line.taxRate, reason: "", &xml)
    xml.close("cac:Item")
    xml.open("cac:Price")
    xml.leaf("cbc:PriceAmount", "\(line.hourly)", [("currencyID", invoice.currency)])
    xml.close("cac:Price")
    xml.close("cac:InvoiceLine")
  }

  private func amount(_ name: String, _ amount: Decimal, _ xml: inout XMLText) {
    xml.leaf(name, invoice.text(amount), [("currencyID", invoice.currency)])
  }
}
