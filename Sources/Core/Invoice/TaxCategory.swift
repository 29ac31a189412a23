/// Why a line is taxed or not (EN 16931 BT-151, code list UNCL5305).
public enum TaxCategory: String, Hashable, Sendable, Codable, CaseIterable {
  case standard = "S"
  case zeroRated = "Z"
  case exempt = "E"
  /// The buyer owes the tax.
  case reverseCharge = "AE"
  /// Not a matter of VAT at all.
  case outside = "O"

  /// Categories of a line without a rate.
  public static let untaxed: [TaxCategory] = [.exempt, .reverseCharge, .outside]

  /// Whether a reason has to be given (BR-E-10, BR-AE-10, BR-O-10).
  public var needsReason: Bool { Self.untaxed.contains(self) }

  /// What is printed where the settings name no reason of their own.
  public var usualReason: String {
    switch self {
    case .standard, .zeroRated: ""
    case .exempt: "Exempt from VAT"
    case .reverseCharge: "Reverse charge"
    case .outside: "Not subject to VAT"
    }
  }

  public var name: String {
    switch self {
    case .standard: "standard rate"
    case .zeroRated: "zero rated"
    case .exempt: "exempt"
    case .reverseCharge: "reverse charge"
    case .outside: "not subject to VAT"
    }
  }
}
