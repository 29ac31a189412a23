import PDF

/// The few styles an invoice is set in.
enum InvoiceInk {
  /// A blue dark enough to be read when it is printed in black.
  static let accent = PDFColor(red: 0.11, green: 0.25, blue: 0.43)
  static let title = TextStyle(size: 22, weight: .bold, color: accent)
  static let heading = TextStyle(size: 14, weight: .bold, color: accent)
  static let strong = TextStyle(size: 10, weight: .bold)
  static let text = TextStyle(size: 10)
  static let table = TextStyle(size: 9)
  static let small = TextStyle(size: 8, color: .gray(0.35))
}
