import Core
import Foundation

extension InvoiceSample {
  /// A few days of up to five projects: any currency's decimals, step, mode and scope of rounding,
  /// no tax, one rate or several, rates of four decimals that change inside the period.
  public static func random(using random: inout some RandomNumberGenerator) -> History {
    var settings = InvoiceSettings(
      currency: ["EUR", "JPY", "KWD", "CLF", "XTS"].randomElement(using: &random) ?? "EUR",
      rounding: MoneyRounding.allCases.randomElement(using: &random) ?? .halfUp,
      increment: HourIncrement.allCases.randomElement(using: &random) ?? .exact,
      mode: RoundingMode.allCases.randomElement(using: &random) ?? .nearest,
      granularity: Granularity.allCases.randomElement(using: &random) ?? .line)
    settings.details = details
    settings.details.taxRate = [nil, nil, 0, 19, eighth].randomElement(using: &random) ?? nil
    settings.details.untaxed = TaxCategory.untaxed.randomElement(using: &random)
    let names = ["a", "b", "c", "d", "e"].prefix(Int.random(in: 1...5, using: &random))
    settings.details.projectTaxes = [:]
    for name in names where Bool.random(using: &random) {
      settings.details.projectTaxes[name] = [0, 5, 7, 19, eighth].randomElement(using: &random)
    }
    let days = (0..<Int.random(in: 0...5, using: &random)).map { _ in
      names.reduce(into: [String: Int]()) { times, name in
        times[name] = Int.random(in: 0...40_000, using: &random)
      }
    }
    let rates = names.reduce(into: [String: [Rate]]()) { rates, name in
      rates[name] = (0..<Int.random(in: 0...3, using: &random)).map { place in
        Rate(
          from: day(place * 2),
          hourly: Decimal(Int.random(in: 0...2_000_000, using: &random)) / 10_000)
      }
    }
    return history(days, rates: rates, settings: settings)
  }

  private static let eighth = Decimal(string: "8.875") ?? 9
}
