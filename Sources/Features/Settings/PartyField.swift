import Core

/// A line of a name and address on the settings screen.
public enum PartyField: String, Hashable, Sendable, CaseIterable {
  case name
  case street
  case postcode
  case city
  case country
  case vatID
  case taxNumber
  case registration
  case contact
  case phone
  case email

  /// A client has no use for a tax number of their own office.
  static let ofClient = allCases.filter { $0 != .taxNumber }

  var path: WritableKeyPath<InvoiceParty, String> {
    switch self {
    case .name: \.name
    case .street: \.street
    case .postcode: \.postcode
    case .city: \.city
    case .country: \.country
    case .vatID: \.vatID
    case .taxNumber: \.taxNumber
    case .registration: \.registration
    case .contact: \.contact
    case .phone: \.phone
    case .email: \.email
    }
  }

  var label: String {
    switch self {
    case .name: "Name"
    case .street: "Street"
    case .postcode: "Postcode"
    case .city: "City"
    case .country: "Country"
    case .vatID: "VAT ID"
    case .taxNumber: "Tax number"
    case .registration: "Register no."
    case .contact: "Contact"
    case .phone: "Phone"
    case .email: "E-mail"
    }
  }

  /// The text as it is kept, or why it is refused.
  func value(_ text: String) throws(InputProblem) -> String {
    let text = String(Trimmed.text(text))
    switch self {
    case .country:
      let code = text.uppercased()
      guard code.isEmpty || code.utf8.count == 2 && code.utf8.allSatisfy({ 0x41...0x5A ~= $0 })
      else { throw InputProblem("Two letters, like DE.") }
      return code
    case .vatID: return text.filter { !$0.isWhitespace }.uppercased()
    default: return text
    }
  }
}
