/// The seller or the buyer as an invoice names them (EN 16931 BG-4 to BG-9). Empty is unknown.
public struct InvoiceParty: Hashable, Sendable, Codable {
  /// Legal name (BT-27, BT-44).
  public var name = ""
  public var street = ""
  public var postcode = ""
  public var city = ""
  /// Two capital letters of ISO 3166 (BT-40, BT-55).
  public var country = ""
  /// With its country's letters in front: `DE123456789` (BT-31, BT-48).
  public var vatID = ""
  /// A tax number of the seller's own office (BT-32).
  public var taxNumber = ""
  /// Number in a register of companies (BT-30, BT-47).
  public var registration = ""
  public var contact = ""
  public var phone = ""
  public var email = ""

  public init(name: String = "") {
    self.name = name
  }

  /// Name and address as they are printed, empty lines left out.
  public var addressLines: [String] {
    let place = [postcode, city].filter { !$0.isEmpty }.joined(separator: " ")
    return [name, street, place, country].filter { !$0.isEmpty }
  }

  /// Everything that identifies the party, labelled.
  public var identityLines: [String] {
    let pairs = [
      ("VAT ID", vatID), ("Tax number", taxNumber), ("Register", registration),
      ("Contact", contact), ("Phone", phone), ("E-mail", email),
    ]
    return pairs.filter { !$0.1.isEmpty }.map { "\($0.0) \($0.1)" }
  }
}
