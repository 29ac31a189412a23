/// Somebody who is billed, and for which projects.
public struct InvoiceClient: Hashable, Sendable {
  public var party: InvoiceParty
  /// Their reference, printed and sent along (BT-10).
  public var reference: String
  /// Projects of theirs; empty: any project no other client has.
  public var projects: Set<String>

  public init(
    party: InvoiceParty = InvoiceParty(), reference: String = "", projects: Set<String> = []
  ) {
    self.party = party
    self.reference = reference
    self.projects = projects
  }
}
