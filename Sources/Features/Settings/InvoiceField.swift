import Core

/// A line of the invoice blocks on the settings screen.
public enum InvoiceField: Hashable, Sendable {
  case seller(PartyField)
  case iban
  case bic
  case bank
  /// By place in the list; the last one is empty, for a new client.
  case client(Int, PartyField)
  case clientReference(Int)
  case clientProjects(Int)
  case number
  case first
  case tax
  case untaxed
  case untaxedReason
  case terms
  case notes
  case folder
  case font
  case paper
  case days

  var isChoice: Bool { self == .untaxed || self == .paper || self == .days }

  var label: String {
    switch self {
    case .seller(let field), .client(_, let field): field.label
    case .iban: "IBAN"
    case .bic: "BIC"
    case .bank: "Bank"
    case .clientReference: "Reference"
    case .clientProjects: "Projects"
    case .number: "Number"
    case .first: "from"
    case .tax: "Tax %"
    case .untaxed: "Without tax"
    case .untaxedReason: "Reason"
    case .terms: "Due in days"
    case .notes: "Notes"
    case .folder: "Folder"
    case .font: "Font file"
    case .paper: "Paper"
    case .days: "Days"
    }
  }

  /// As the summary names it.
  var name: String {
    switch self {
    case .seller(let field): "your \(field.label.lowercased())"
    case .client(_, let field): "client's \(field.label.lowercased())"
    case .clientReference, .clientProjects: "client's \(label.lowercased())"
    case .number, .first: "invoice number"
    default: "invoice \(label.lowercased())"
    }
  }

  var help: String {
    switch self {
    case .seller(.country), .client(_, .country): "Two letters of ISO 3166, like DE."
    case .seller(.vatID), .client(_, .vatID): "With its country's letters: DE123456789."
    case .seller: "You, as invoices name you. The XML needs name, country and VAT ID or register."
    case .client(_, .name): "Who is billed. An empty name takes the client off the list."
    case .client: "Your client, as invoices name them."
    case .clientReference: "Their order or reference number."
    case .clientProjects: "Projects of theirs, with commas between. Empty: any project."
    case .iban, .bic, .bank: "Where the money goes."
    case .number: "{seq} or {seq:4} counts, {year} and {month} come from the date."
    case .first: "The least number given. A gap is told before it is made."
    case .tax: "Percent on every line; empty: none. Not tax advice."
    case .untaxed: "Why lines without a rate have none. The XML must say it."
    case .untaxedReason: "In place of the usual words, like a paragraph of your law."
    case .terms: "Days from the date of issue until payment is due, 0 to 365."
    case .notes: "Printed under the totals."
    case .folder: "Where invoices go; empty: ~/Documents/codingfit."
    case .font: "A .ttf or .ttc for names in other scripts; empty: looked for here."
    case .paper: "The size of the page."
    case .days: "Whether the hours of each day follow the invoice."
    }
  }
}
