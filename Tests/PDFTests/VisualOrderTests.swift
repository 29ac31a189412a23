import Testing

@testable import PDF

/// Right-to-left lines as they are seen. Hebrew letters stand for themselves; in the expectation
/// they run from left to right.
@Suite struct VisualOrderTests {
  private func seen(_ text: String) -> (drawn: String, meant: String) {
    let line = Array(text.unicodeScalars)
    let placed = VisualOrder.arrange(line, fromRight: VisualOrder.readsFromRight(line))
    return (
      String(String.UnicodeScalarView(placed.map(\.drawn))),
      String(String.UnicodeScalarView(placed.map(\.meant)))
    )
  }

  private static func turned(_ text: String) -> String { String(text.reversed()) }

  @Test(arguments: [
    ("plain (text) 12", "plain (text) 12"),
    ("שלום", turned("שלום")),
    ("שלום עולם", turned("שלום עולם")),
    ("שלום (אב) ג", "\(turned("ג")) (\(turned("אב"))) \(turned("שלום"))"),
    ("שלום 12.50", "12.50 \(turned("שלום"))"),
    ("שלום 12 ₪", "12 ₪".replacing("12 ₪", with: "₪ 12") + " \(turned("שלום"))"),
    ("שלום -5%", "-5% \(turned("שלום"))".replacing("-5%", with: "5%-")),
    ("שלום Acme Ltd", "Acme Ltd \(turned("שלום"))"),
    ("Acme שלום עולם Ltd", "Acme \(turned("שלום עולם")) Ltd"),
    ("Acme (שלום)", "Acme (\(turned("שלום")))"),
    ("Acme שלום 12", "Acme 12 \(turned("שלום"))"),
  ])
  func order(text: String, expected: String) {
    #expect(seen(text).drawn == expected)
  }

  /// Copying turns the line round again; only then are the brackets the ones that were written.
  @Test func bracketsKeepTheirMeaning() {
    #expect(seen("אב (גד)").meant == Self.turned("אב (גד)"))
  }

  @Test func nothingIsLostOrAdded() {
    for text in Sample.names {
      #expect(seen(text).meant.unicodeScalars.sorted() == text.unicodeScalars.sorted())
    }
  }
}
