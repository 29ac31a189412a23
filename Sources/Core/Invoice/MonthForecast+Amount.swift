import Foundation

extension MonthForecast {
  /// What the forecast is worth at a rate: its hours rounded as on an invoice line, times the rate
  /// (R23, R24). Nil while there is no forecast.
  public func amount(at rate: Rate, _ settings: InvoiceSettings) -> Decimal? {
    forecast.map { time in
      let rounding = HourRounding(increment: settings.increment, mode: settings.mode)
      return Money.rounded(
        HourRounding.hours(hundredths: rounding.hundredths(time)) * rate.hourly,
        currency: settings.currency, rounding: settings.rounding)
    }
  }
}
