import Core
import Foundation
import TestSupport
import Testing

@testable import StatsData

/// UBL: the arithmetic of EN 16931, what is missing by name, and one file held to the letter.
struct UBLInvoiceTests {
  private func invoice(_ change: (inout InvoiceDetails) -> Void = { _ in }) -> Invoice {
    InvoiceSample.invoice(InvoiceSample.month(change)).numbered("2026-0001")
  }

  /// The texts of all elements of a name.
  private static func all(_ name: String, in text: String) -> [String] {
    text.components(separatedBy: "<\(name)").dropFirst().compactMap { rest in
      guard rest.first == ">" || rest.first == " ", let start = rest.firstIndex(of: ">"),
        let end = rest.range(of: "</\(name)>")
      else { return nil }
      return String(rest[rest.index(after: start)..<end.lowerBound])
    }
  }

  private static func decimals(_ name: String, in text: String) -> [Decimal] {
    all(name, in: text).compactMap { Money.decimal($0, allowsNegative: true) }
  }

  @Test(arguments: [Decimal(0), 19, 20, 100])
  func theArithmeticRulesHold(rate: Decimal) throws {
    let text = UBLInvoice(invoice { $0.taxRate = rate }).text
    let totals = try #require(Self.all("cac:LegalMonetaryTotal", in: text).first)
    let lines = Self.all("cac:InvoiceLine", in: text)
      .flatMap { Self.decimals("cbc:LineExtensionAmount", in: $0) }
    let subtotals = Self.all("cac:TaxSubtotal", in: text)
    let tax = try #require(Self.decimals("cbc:TaxAmount", in: text).first)
    func total(_ name: String) -> Decimal? { Self.decimals(name, in: totals).first }
    let net = lines.reduce(0, +)
    #expect(total("cbc:LineExtensionAmount") == net, "BR-CO-10")
    #expect(total("cbc:TaxExclusiveAmount") == net, "BR-CO-13: no allowances or charges (-11, -12)")
    let parts = subtotals.flatMap { Self.decimals("cbc:TaxAmount", in: $0) }
    #expect(parts.reduce(0, +) == tax, "BR-CO-14")
    #expect(total("cbc:TaxInclusiveAmount") == net + tax, "BR-CO-15")
    #expect(total("cbc:PayableAmount") == net + tax, "BR-CO-16")
    let wrong = subtotals.filter { part in
      let base = Self.decimals("cbc:TaxableAmount", in: part).first ?? -1
      let percent = Self.decimals("cbc:Percent", in: part).first ?? -1
      let exact = Money.rounded(base * percent / 100, currency: "EUR", rounding: .halfUp)
      return Self.decimals("cbc:TaxAmount", in: part).first != exact
    }
    #expect(wrong == [], "BR-CO-17")
  }

  @Test(arguments: [
    ("your name (BT-27)", 0), ("the client's name (BT-44)", 1),
    ("your country's two letters (BT-40)", 2), ("the client's VAT ID (BT-48; BR-AE-02)", 3),
    ("a tax rate, or why there is no tax (BT-151)", 4),
    ("no VAT ID where nothing is subject to VAT (BR-O-02)", 5),
    ("your VAT ID with its country's letters in front (BR-CO-09)", 6),
  ])
  func namesWhatIsMissing(words: String, change: Int) {
    let invoice = invoice { details in
      switch change {
      case 0: details.seller.name = ""
      case 1: details.clients = []
      case 2: details.seller.country = "Deutschland"
      case 3:
        (details.taxRate, details.projectTaxes, details.untaxed) = (nil, [:], .reverseCharge)
        details.clients[0].party.vatID = ""
      case 4: (details.taxRate, details.projectTaxes) = (nil, [:])
      case 5: (details.taxRate, details.projectTaxes, details.untaxed) = (nil, [:], .outside)
      default: details.seller.vatID = "123"
      }
    }
    #expect(UBLInvoice(invoice).missing.contains(words))
  }

  @Test func threeDecimalsAreRefusedByName() {
    var settings = InvoiceSettings(currency: "KWD")
    settings.details = InvoiceSample.details
    let history = InvoiceSample.history(
      [["a": 3600]], rates: ["a": [Rate(from: InvoiceSample.day(0), hourly: 10)]],
      settings: settings)
    let missing = UBLInvoice(InvoiceSample.invoice(history)).missing
    #expect(missing == ["a currency with at most two decimals (BR-DEC)"])
  }

  @Test(arguments: ["xml", "json"])
  func isTheRecordedFile(ending: String) throws {
    let invoice = invoice()
    let text = ending == "xml" ? UBLInvoice(invoice).text : InvoiceJSON.text(invoice)
    let name = "Invoices/invoice.\(ending)"
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      let file = Fixtures.folder.appendingPathComponent(name)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(UBLInvoice(invoice).missing == [])
    #expect(text == String(decoding: Fixtures.bytes(name), as: UTF8.self))
  }

  @Test func escapesWhatXMLCannotHold() {
    #expect(
      XMLText.escaped("<a>&\"\u{0}\u{1B}[2J\u{FFFF}\n")
        == "&lt;a&gt;&amp;&quot;\u{FFFD}\u{FFFD}[2J\u{FFFD}\n")
  }
}
