import Core
import Foundation

/// A project of the month: time, share, rate, amount and where it is heading.
public struct ProjectsRow: Hashable, Sendable {
  public let name: String
  public let time: ProjectTotals.Row
  /// Printed; the column adds up to the printed total.
  public let total: String
  public let percent: String
  /// Under the rates of the month, today included.
  public let draft: InvoiceDraft
  /// Only for the running month.
  public let forecast: MonthForecast?
  public let forecastAmount: Decimal?
  /// Milliseconds a week, oldest first, the last one running.
  public let weeks: [Int]

  public var hasRate: Bool { draft.noRate.isEmpty }

  /// `80.00`, `free`, `2 rates` where it changed in the month; "–" without one.
  public var rateText: String {
    guard let last = draft.lines.last?.rate ?? currentRate else { return "–" }
    if draft.lines.count > 1 { return "\(draft.lines.count) rates" }
    return last.hourly == 0 ? "free" : Money.text(last.hourly, decimals: 2)
  }

  public var amountText: String {
    hasRate ? Money.text(draft.net, currency: draft.request.settings.currency) : "–"
  }

  public var forecastText: String {
    guard hasRate, let forecastAmount else { return "–" }
    return Money.text(forecastAmount, currency: draft.request.settings.currency)
  }

  /// The rate the draft would take on the last day of the month so far.
  var currentRate: Rate? {
    let rates = draft.request.rates[name] ?? []
    return rates.last { $0.from <= draft.request.range.upperBound } ?? rates.first
  }
}
