/// A project's days on an invoice that was issued: billed once, never again.
public struct IssuedPeriod: Hashable, Sendable {
  public let project: String
  public let days: DayRange

  public init(project: String, days: DayRange) {
    self.project = project
    self.days = days
  }
}
