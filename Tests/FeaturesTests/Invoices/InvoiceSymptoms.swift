import Core
import Features
import Foundation
import TestSupport
import Testing

/// Invoices as users of other trackers reported them.
struct InvoiceSymptoms {
  /// In the evening of the last day of July in Los Angeles it is August in Greenwich.
  @Test func theDefaultPeriodStartsTomorrow() throws {
    let now = Instant.parsed("2026-08-01T06:30:00Z")
    let history = History(
      days: [], sessions: [], settings: Settings(), systemZone: "America/Los_Angeles")
    let today = history.today(at: now)
    let range = InvoiceBuilder.billable(today, today: today)
    #expect("\(range.lowerBound) \(range.upperBound)" == "2026-07-01 2026-07-30")
  }

  @Test(arguments: ["Łódź", "日本語", "プロジェクト-ñ-👩‍💻", "שלום", "a\u{1B}[31m"])
  func aNameVanishes(name: String) {
    var settings = InvoiceSettings()
    settings.details = InvoiceSample.details
    settings.details.clients[0].party.name = name
    let invoice = InvoiceSample.invoice(
      InvoiceSample.history(
        [[name: 3600]], rates: [name: [Rate(from: InvoiceSample.day(0), hourly: 80)]],
        settings: settings))
    let text = InvoiceText(invoice).text
    #expect(invoice.lines.map(\.project) == [name] && invoice.buyer.name == name)
    #expect(!text.contains("\u{1B}") && text.contains("80.00"))
    #expect(name.contains("\u{1B}") || text.contains(name.prefix(2)))
  }

  /// The rate is what was set, never what amount and hours come to.
  @Test func thePrintedRateDrifts() {
    let rates = ["a": [Rate(from: InvoiceSample.day(0), hourly: Decimal(string: "48.35") ?? 0)]]
    let invoice = InvoiceSample.invoice(
      InvoiceSample.history([["a": 2772]], rates: rates, settings: InvoiceSettings()))
    #expect(InvoiceText(invoice).text.contains("0.77 h ×     48.35         37.23"))
  }
}
