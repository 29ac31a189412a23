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
    for line in invoice.lines {
      let exact = (Money.decimal(line.hours) ?? -1) * line.hourly
      let half = Decimal(1) / pow(10, Currency.decimals(invoice.currency)) / 2
      let difference = exact - value(line.amount)
      guard difference <= half, -difference <= half else { return "line \(line)" }
    }
    return nil
  }

  private static func history(_ random: inout SeededRandom) -> History {
    var settings = InvoiceSettings(
      currency: ["EUR", "JPY", "KWD", "XTS"].randomElement(using: &random) ?? "EUR",
      rounding: MoneyRounding.allCases.randomElement(using: &random) ?? .halfUp,
      increment: HourIncrement.allCases.randomElement(using: &random) ?? .exact,
      mode: RoundingMode.allCases.randomElement(using: &random) ?? .nearest,
      granularity: Granularity.allCases.randomElement(using: &random) ?? .line)
    settings.details.taxRate =
      [nil, 0, 7, 19, Decimal(string: "8.875")].randomElement(
        using: &random) ?? nil
    settings.details.untaxed = TaxCategory.untaxed.randomElement(using: &random)
    settings.details.projectTaxes = ["b": Decimal(Int.random(in: 0...100, using: &random))]
    let days = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      ["a", "b", "c"].reduce(into: [String: Int]()) { times, name in
        times[name] = Int.random(in: 0...40_000, using: &random)
      }
    }
    let rates = ["a", "b", "c"].reduce(into: [String: [Rate]]()) { rates, name in
      rates[name] = (0..<Int.random(in: 0...2, using: &random)).map { place in
        Rate(
          from: InvoiceSample.day(place * 2),
          hourly: Decimal(Int.random(in: 0...2_000_000, using: &random)) / 10_000)
      }
    }
    return InvoiceSample.history(days, rates: rates, settings: settings)
  }

  @Test(arguments: 0..<10)
  func tenThousandDraftsAddUp(_ tenth: Int) {
    var random = SeededRandom(seed: UInt64(tenth) + 100)
    var faults: [String] = []
    for _ in 0..<1000 {
      if let fault = Self.fault(InvoiceSample.invoice(Self.history(&random))) {
        faults.append(fault)
      }
    }
    #expect(faults == [])
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
