/// How hours become money (`domain.md` R24).
public struct InvoiceSettings: Hashable, Sendable {
  /// ISO 4217, three letters.
  public var currency: String
  public var rounding: MoneyRounding
  public var increment: HourIncrement
  public var mode: RoundingMode
  public var granularity: Granularity
  public var details = InvoiceDetails()

  public init(
    currency: String = "EUR", rounding: MoneyRounding = .halfUp, increment: HourIncrement = .exact,
    mode: RoundingMode = .nearest, granularity: Granularity = .line
  ) {
    self.currency = currency
    self.rounding = rounding
    self.increment = increment
    self.mode = mode
    self.granularity = granularity
  }
}
