import Testing

@testable import PDF

/// Text from page to page.
@Suite struct PageFlowTests {
  private func flow() -> PageFlow {
    PageFlow(typesetter: Typesetter(fonts: .standard), size: .a4)
  }

  @Test func aParagraphGoesOnOnTheNextPage() {
    var flow = flow()
    flow.paragraph((1...100).map { "line \($0)" }.joined(separator: "\n"), TextStyle(size: 10))
    // 721.89 points of height hold 55 lines of 13.
    #expect(flow.pages.map(\.marks.count) == [55])
    #expect(flow.page.marks.count == 45)
    #expect(abs(flow.y - (56 + 45 * 13)) < 0.001)
  }

  @Test func aBlockIsKeptTogether() {
    var flow = flow()
    flow.y = 700
    let text = "one\ntwo\nthree\nfour\nfive\nsix\nseven"
    flow.need(flow.height(of: text, TextStyle(size: 10)))
    #expect(flow.pages.count == 1 && flow.y == 56)
    // On a fresh page there is nothing to gain.
    flow.need(5_000)
    #expect(flow.pages.count == 1)
  }

  @Test func aPageNeverBeginsWithSpace() {
    var flow = flow()
    flow.space(20)
    #expect(flow.y == 56)
    flow.y = flow.bottom - 5
    flow.space(20)
    #expect(flow.pages.count == 1 && flow.y == 56)
  }

  @Test func headAndFootKnowTheNumberOfPages() {
    var flow = flow()
    flow.breakPage()
    flow.breakPage()
    var seen: [String] = []
    let document = flow.document(Sample.metadata) { _, number, count in
      seen.append("\(number)/\(count)")
    }
    #expect(seen == ["1/3", "2/3", "3/3"])
    #expect(document.pages.count == 3)
  }

  @Test(arguments: [(TextAlignment.left, 100.0), (.center, 188.885), (.right, 277.77)])
  func alignment(align: TextAlignment, left: Double) {
    var flow = flow()
    let end = flow.place(
      "Total", TextStyle(size: 10), x: 100, top: 50, width: 200, align: align)
    guard case .text(_, let x, let baseline) = flow.page.marks.first else {
      Issue.record("nothing was placed")
      return
    }
    #expect(abs(x - left) < 0.000_1 && baseline == 59.5 && end == 63)
  }
}
