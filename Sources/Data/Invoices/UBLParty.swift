import Core

/// The seller or the buyer in UBL.
struct UBLParty {
  let party: InvoiceParty
  let isSeller: Bool

  func write(_ xml: inout XMLText) {
    let role = isSeller ? "cac:AccountingSupplierParty" : "cac:AccountingCustomerParty"
    xml.open(role)
    xml.open("cac:Party")
    if !party.email.isEmpty {
      xml.leaf("cbc:EndpointID", party.email, [("schemeID", "EM")])
    }
    address(&xml)
    tax(party.vatID, scheme: "VAT", &xml)
    if isSeller { tax(party.taxNumber, scheme: "FC", &xml) }
    xml.open("cac:PartyLegalEntity")
    xml.leaf("cbc:RegistrationName", party.name)
    xml.optional("cbc:CompanyID", party.registration)
    xml.close("cac:PartyLegalEntity")
    contact(&xml)
    xml.close("cac:Party")
    xml.close(role)
  }

  private func address(_ xml: inout XMLText) {
    xml.open("cac:PostalAddress")
    xml.optional("cbc:StreetName", party.street)
    xml.optional("cbc:CityName", party.city)
    xml.optional("cbc:PostalZone", party.postcode)
    xml.open("cac:Country")
    xml.leaf("cbc:IdentificationCode", party.country)
    xml.close("cac:Country")
    xml.close("cac:PostalAddress")
  }

  private func tax(_ number: String, scheme: String, _ xml: inout XMLText) {
    guard !number.isEmpty else { return }
    xml.open("cac:PartyTaxScheme")
    xml.leaf("cbc:CompanyID", number)
    xml.open("cac:TaxScheme")
    xml.leaf("cbc:ID", scheme)
    xml.close("cac:TaxScheme")
    xml.close("cac:PartyTaxScheme")
  }

  private func contact(_ xml: inout XMLText) {
    guard !(party.contact + party.phone + party.email).isEmpty else { return }
    xml.open("cac:Contact")
    xml.optional("cbc:Name", party.contact)
    xml.optional("cbc:Telephone", party.phone)
    xml.optional("cbc:ElectronicMail", party.email)
    xml.close("cac:Contact")
  }
}
