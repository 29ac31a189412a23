import Core

/// One of the files of an invoice: its ending and its bytes, the same for the same invoice.
public struct InvoiceFile: Hashable, Sendable {
  /// With the point: `.pdf`.
  public let ending: String
  public let bytes: [UInt8]

  public init(ending: String, bytes: [UInt8]) {
    self.ending = ending
    self.bytes = bytes
  }
}
