import Core
import Foundation

/// Histories with project time, and the invoices they come to.
public enum InvoiceSample {
  public static let today = DateOnly(dayNumber: 20_667)  // 2026-08-02

  /// A month of three projects, one at 7 %, one whose rate changes inside it.
  public static var details: InvoiceDetails {
    var details = InvoiceDetails()
    details.seller.name = "Grüner & Töchter <Software>"
    details.seller.street = "Am Wehr 3"
    details.seller.postcode = "20095"
    details.seller.city = "Hamburg"
    details.seller.country = "DE"
    details.seller.vatID = "DE123456789"
    details.seller.email = "rechnung@example.org"
    details.payment.iban = "DE02 1203 0000 0000 2020 51"
    details.payment.bic = "BYLADEM1001"
    var client = InvoiceClient(party: InvoiceParty(name: "Acme Oy"), reference: "PO 4711")
    client.party.street = "Katu 1"
    client.party.postcode = "00100"
    client.party.city = "Helsinki"
    client.party.country = "FI"
    client.party.vatID = "FI12345678"
    details.clients = [client]
    details.taxRate = 19
    details.projectTaxes = ["books": 7]
    details.notes = "Thank you."
    return details
  }

  public static func day(_ offset: Int) -> DateOnly { DateOnly(dayNumber: 20_635 + offset) }

  /// Seconds by project, a dictionary a day from 1 July 2026 on.
  public static func history(
    _ days: [[String: Int]], rates: [String: [Rate]], settings: InvoiceSettings
  ) -> History {
    let rows = days.enumerated().map { index, times in
      let projects = times.sorted { $0.key < $1.key }
        .map { NamedTime(name: $0.key, milliseconds: $0.value * 1000) }
      return DayStat(
        date: day(index), state: .settled,
        totalMilliseconds: projects.reduce(0) { $0 + $1.milliseconds }, projects: projects,
        zone: "Europe/Berlin", fetchedAt: Instant(milliseconds: 1_785_628_800_000))
    }
    return History(
      days: rows, sessions: [], settings: Settings(rates: rates, invoice: settings),
      systemZone: "Europe/Berlin")
  }

  public static func draft(_ history: History, issued: [IssuedPeriod] = []) -> InvoiceDraft {
    let settings = history.settings.invoice
    let last = max(day(0), history.days.last?.date ?? day(0))
    let request = InvoiceRequest(
      range: day(0)...last, rates: history.settings.rates, settings: settings,
      taxRate: settings.details.taxRate, taxes: settings.details.projectTaxes, issued: issued)
    let now = Instant(milliseconds: last.advanced(by: 1).dayNumber * 86_400_000 + 43_200_000)
    return InvoiceDraft(history, request, now: now)
  }

  public static func invoice(_ history: History) -> Invoice {
    Invoice(
      draft(history), details: history.settings.invoice.details, client: nil, history: history,
      issueDate: today)
  }

  /// Three projects over 31 days.
  public static func month(_ change: (inout InvoiceDetails) -> Void = { _ in }) -> History {
    var settings = InvoiceSettings()
    settings.details = details
    change(&settings.details)
    let days = (0..<31).map { index in
      index % 7 > 4
        ? [:] : ["atlas": 11_111 + index * 7, "books": 3_601 + index * 13, "beacon": 1_999]
    }
    let rates = [
      "atlas": [Rate(from: day(0), hourly: 95)],
      "beacon": [Rate(from: day(0), hourly: 80), Rate(from: day(15), hourly: 85)],
      "books": [Rate(from: day(0), hourly: Decimal(string: "80.10") ?? 80)],
    ]
    return history(days, rates: rates, settings: settings)
  }
}
