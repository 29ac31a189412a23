/// Where the money goes (BG-17). Empty is unknown.
public struct InvoicePayment: Hashable, Sendable, Codable {
  public var iban = ""
  public var bic = ""
  public var bank = ""

  public init() {}

  /// As printed; empty without an account.
  public var line: String {
    [("IBAN", iban), ("BIC", bic), ("", bank)].filter { !$0.1.isEmpty }
      .map { $0.0.isEmpty ? $0.1 : "\($0.0) \($0.1)" }.joined(separator: " · ")
  }
}
