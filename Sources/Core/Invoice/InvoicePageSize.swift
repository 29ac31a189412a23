/// Paper an invoice is set on.
public enum InvoicePageSize: String, Hashable, Sendable, CaseIterable {
  case a4
  case letter
}
