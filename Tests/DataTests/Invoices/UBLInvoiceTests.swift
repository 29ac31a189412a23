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

  @Test(arguments: [Decimal(0), 19, 20, 100])
  func theArithmeticRulesHold(rate: Decimal) {
    let text = UBLText(text: UBLInvoice(invoice { $0.taxRate = rate }).text)
    #expect(text.brokenRules("EUR", .halfUp) == [])
    #expect(text.all("cac:InvoiceLine").count == 4)
  }

  @Test(arguments: 0..<10)
  func theArithmeticRulesHoldForAnyDraft(_ tenth: Int) {
    var random = SeededRandom(seed: UInt64(tenth) + 7)
    var broken: [String] = []
    for _ in 0..<60 {
      let history = InvoiceSample.random(using: &random)
      let settings = history.settings.invoice
      let text = UBLText(text: UBLInvoice(InvoiceSample.invoice(history).numbered("1")).text)
      broken += text.brokenRules(settings.currency, settings.rounding)
    }
    #expect(broken == [])
  }

  @Test(arguments: [
    ("cbc:PayableAmount", "BR-CO-16"), ("cbc:TaxableAmount", "BR-CO-17"),
    ("cbc:TaxExclusiveAmount", "BR-CO-13"),
  ])
  func aWrongAmountIsSeen(name: String, rule: String) throws {
    let text = UBLInvoice(invoice()).text
    let amount = try #require(UBLText(text: text).all(name).first)
    let wrong = text.replacing(">\(amount)</\(name)>", with: ">1\(amount)</\(name)>")
    #expect(UBLText(text: wrong).brokenRules("EUR", .halfUp).contains(rule))
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
