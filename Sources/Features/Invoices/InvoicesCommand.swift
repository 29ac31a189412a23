/// What can be asked of an open invoice or of the list of issued ones.
public enum InvoicesCommand: Hashable, Sendable, CaseIterable {
  case finalise
  case list
  case previous
  case next
  case markPaid
  case markOpen
  case cancelInvoice
  case confirm
  case back
}
