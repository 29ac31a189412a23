import PDF

/// The few styles an invoice is set in.
enum InvoiceInk {
  static let title = TextStyle(size: 20, weight: .bold)
  static let strong = TextStyle(size: 10, weight: .bold)
  static let text = TextStyle(size: 10)
  static let table = TextStyle(size: 9)
  static let small = TextStyle(size: 8, color: .gray(0.35))
}
