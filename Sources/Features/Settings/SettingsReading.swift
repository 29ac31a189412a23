import Core
import Foundation

/// One pass over a form: collects settings, problems and notices.
struct SettingsReading {
  let form: SettingsForm
  var settings: Settings
  var problems: [SettingsField: String] = [:]
  var notices: [SettingsField: String] = [:]

  init(form: SettingsForm) {
    self.form = form
    settings = form.base
  }

  var review: SettingsReview {
    SettingsReview(
      settings: problems.isEmpty ? settings : nil, problems: problems, notices: notices)
  }

  /// The value of a field, or nil with its problem noted.
  mutating func read<Value>(
    _ field: SettingsField, _ parse: (String) throws(InputProblem) -> Value
  ) -> Value? {
    do {
      return try parse(form.text(field))
    } catch {
      problems[field] = error.message
      return nil
    }
  }

  mutating func readDaysOff() {
    settings.daysOff = form.daysOff
    do {
      guard let range = try form.newDayOff() else { return }
      settings.daysOff = (form.daysOff + [range]).sorted { $0.first < $1.first }
    } catch {
      problems[error.field] = error.message
    }
  }

  mutating func readZoneAndLate() {
    settings.weekStart = form.weekStart
    settings.zone = read(.zone) { text throws(InputProblem) in try ZoneText.zone(text) } ?? nil
    if let late = read(.lateFrom, { text throws(InputProblem) in try ClockTime.minute(text) }) {
      settings.lateFromMinute = late
    }
  }

  mutating func readInvoice() {
    settings.invoice = form.invoice
    guard let code = read(.currency, { text throws(InputProblem) in try CurrencyText.code(text) })
    else { return }
    settings.invoice.currency = code
    if !CurrencyText.isKnown(code) {
      notices[.currency] = "Unknown currency: two decimals assumed."
    }
  }
}
