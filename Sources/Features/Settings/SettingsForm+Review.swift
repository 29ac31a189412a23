import Core
import Foundation

extension SettingsForm {
  /// Reads the form back into settings, with every problem and every notice on the way.
  public func review() -> SettingsReview {
    var reading = SettingsReading(form: self)
    reading.readGoals()
    reading.readDaysOff()
    reading.readZoneAndLate()
    reading.readInvoice()
    reading.settings.look = look
    reading.readInvoiceDetails()
    for project in projects { reading.readRate(of: project) }
    return reading.review
  }

  /// The first field with a problem, in the order of the screen.
  public func firstProblem(in review: SettingsReview) -> SettingsField? {
    order.first { review.problems[$0] != nil }
  }
}
