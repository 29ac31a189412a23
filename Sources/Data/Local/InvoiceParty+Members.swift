import Core

extension InvoiceParty {
  /// Its fields by their names in the settings file.
  static var members: [(name: String, path: WritableKeyPath<InvoiceParty, String>)] {
    [
      ("name", \.name), ("street", \.street), ("postcode", \.postcode), ("city", \.city),
      ("country", \.country), ("vatId", \.vatID), ("taxNumber", \.taxNumber),
      ("registration", \.registration), ("contact", \.contact), ("phone", \.phone),
      ("email", \.email),
    ]
  }
}
