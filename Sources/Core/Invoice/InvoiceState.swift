/// What became of a number.
public enum InvoiceState: String, Hashable, Sendable, Codable, CaseIterable {
  /// The number is taken and the files are not all written yet.
  case reserved
  case issued
  case paid
  /// Keeps its number; its time may be billed again.
  case cancelled
}
