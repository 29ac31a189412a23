/// What a draft wants the user to see, in the order it is told (R24).
public enum InvoiceWarning: String, Hashable, Sendable, CaseIterable {
  case includesToday
  case includesFuture
  case missingDays
  case noRate
  case roundedToZero
  case alreadyInvoiced
  case sameMinutesTwice

  /// It may not be finalised like this; the others ask once.
  public var blocks: Bool {
    switch self {
    case .includesToday, .includesFuture, .alreadyInvoiced: true
    case .missingDays, .noRate, .roundedToZero, .sameMinutesTwice: false
    }
  }
}
