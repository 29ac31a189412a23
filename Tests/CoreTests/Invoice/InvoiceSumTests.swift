import Core
import Foundation
import TestSupport
import Testing

/// What is printed adds up, whatever the hours, rates, taxes and currency.
struct InvoiceSumTests {
  /// Every number read back from its printed text.
  private static func fault(_ invoice: Invoice) -> String? {
    func value(_ amount: Decimal) -> Decimal {
      Money.decimal(invoice.text(amount), allowsNegative: true) ?? -1
    }
    let lines = invoice.lines.reduce(Decimal(0)) { $0 + value($1.amount) }
    guard lines == value(invoice.net) else { return "lines \(lines), net \(invoice.net)" }
    let bases = invoice.taxes.reduce(Decimal(0)) { $0 + value($1.base) }
    guard bases == lines else { return "bases \(bases), net \(invoice.net)" }
    let taxes = invoice.taxes.reduce(Decimal(0)) { $0 + value($1.amount) }
    guard taxes == value(invoice.tax) else { return "taxes \(taxes), tax \(invoice.tax)" }
    guard lines + taxes == value(invoice.gross) else { return "gross \(invoice.gross)" }
    for tax in invoice.taxes {
      let lines = invoice.lines.filter { $0.category == tax.category && $0.taxRate == tax.rate }
      let base = lines.reduce(Decimal(0)) { $0 + value($1.amount) }
      guard base == value(tax.base) else { return "base \(tax), lines \(base)" }
      guard isNear(tax.base * tax.rate / 100, value(tax.amount), invoice) else { return "\(tax)" }
    }
    for line in invoice.lines {
      let exact = (Money.decimal(line.hours) ?? -1) * line.hourly
      guard isNear(exact, value(line.amount), invoice) else { return "line \(line)" }
    }
    return nil
  }

  /// Within half of the currency's smallest unit.
  private static func isNear(_ exact: Decimal, _ printed: Decimal, _ invoice: Invoice) -> Bool {
    let half = Decimal(1) / pow(10, Currency.decimals(invoice.currency)) / 2
    return abs(exact - printed) <= half
  }

  @Test(arguments: 0..<10)
  func tenThousandDraftsAddUp(_ tenth: Int) {
    var random = SeededRandom(seed: UInt64(tenth) + 100)
    var faults: [String] = []
    for _ in 0..<1000 {
      if let fault = Self.fault(InvoiceSample.invoice(InvoiceSample.random(using: &random))) {
        faults.append(fault)
      }
    }
    #expect(faults == [])
  }

  /// The drafts are as different as they should be.
  @Test func theDraftsCoverTheCases() {
    var random = SeededRandom(seed: 1)
    let invoices = (0..<1000).map { _ in
      InvoiceSample.invoice(InvoiceSample.random(using: &random))
    }
    #expect(Set(invoices.map(\.taxes.count)).isSuperset(of: 0...4))
    #expect(Set(invoices.map(\.rounding)).count == 30)
    #expect(invoices.contains { $0.lines.count > 8 } && invoices.contains { $0.lines.isEmpty })
  }

  @Test func aWrongSumIsSeen() throws {
    let invoice = InvoiceSample.invoice(InvoiceSample.month())
    let data = try JSONEncoder().encode(invoice)
    let text = String(decoding: data, as: UTF8.self)
    let wrong = text.replacingOccurrences(of: "\"net\":", with: "\"net\":1")
    let changed = try JSONDecoder().decode(Invoice.self, from: Data(wrong.utf8))
    #expect(Self.fault(changed) != nil && Self.fault(invoice) == nil)
  }

  @Test func itComesBackFromTheLedgerExactly() throws {
    let invoice = InvoiceSample.invoice(InvoiceSample.month { $0.hasDays = true })
    let data = try JSONEncoder().encode(invoice)
    #expect(try JSONDecoder().decode(Invoice.self, from: data) == invoice)
    #expect(invoice.lines.count == 4 && invoice.taxes.count == 2)
  }

  /// 0 hours, a free rate, two rates in one period, 0 and 3 decimals.
  @Test func oddOnes() {
    var settings = InvoiceSettings(currency: "KWD")
    let free = [Rate(from: InvoiceSample.day(0), hourly: 0)]
    let none = InvoiceSample.invoice(
      InvoiceSample.history([], rates: ["a": free], settings: settings))
    #expect(none.lines.isEmpty && none.text(none.gross) == "0.000")
    let gift = InvoiceSample.invoice(
      InvoiceSample.history([["a": 3600]], rates: ["a": free], settings: settings))
    #expect(gift.lines.map(\.hours) == ["1.00"] && gift.gross == 0)
    settings.currency = "JPY"
    let rates = [
      "a": [
        Rate(from: InvoiceSample.day(0), hourly: 7002),
        Rate(from: InvoiceSample.day(1), hourly: 7003),
      ]
    ]
    let yen = InvoiceSample.invoice(
      InvoiceSample.history([["a": 4500], ["a": 4500]], rates: rates, settings: settings))
    #expect(yen.lines.map { yen.text($0.amount) } == ["8753", "8754"])
  }
}
