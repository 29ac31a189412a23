import Core
import Features
import StatsData

/// What paper and XML cannot take of an invoice, in words, before it has a number.
enum InvoiceFindings {
  static func words(_ invoice: Invoice, _ details: InvoiceDetails, home: String) -> [String] {
    let missing = UBLInvoice(invoice).missing
    let xml =
      missing.isEmpty ? [] : ["no XML (EN 16931), missing: " + missing.joined(separator: ", ")]
    return InvoiceDocument(invoice, details: details, home: home).problems + xml
  }
}
