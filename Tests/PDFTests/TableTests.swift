import Testing

@testable import PDF

/// Tables over pages, judged by the marks that were put down.
@Suite struct TableTests {
  private struct Placed: Equatable {
    let text: String
    let left: Double
    let right: Double
    let baseline: Double
  }

  private func placed(_ page: PDFPage) -> [Placed] {
    page.marks.compactMap { mark in
      guard case .text(let line, let x, let baseline) = mark else { return nil }
      return Placed(text: line.seen, left: x, right: x + line.width, baseline: baseline)
    }
  }

  private func flow(_ table: PDFTable, before: Double = 0) -> PageFlow {
    var flow = PageFlow(typesetter: Typesetter(fonts: .standard), size: .a4)
    flow.y += before
    flow.table(table)
    return flow
  }

  private func pages(_ flow: PageFlow) -> [[Placed]] {
    (flow.pages + [flow.page]).map(placed)
  }

  @Test func everyRowIsThereOnceAndInOrder() {
    let all = pages(flow(Sample.table(rows: 400)))
    let numbers = all.flatMap { $0 }.filter { $0.left < 80 }.compactMap { Int($0.text) }
    #expect(numbers == Array(1...400))
    #expect(all.count > 5)
  }

  @Test func everyPageBeginsWithTheTitles() {
    let heads = pages(flow(Sample.table(rows: 400))).map { $0.prefix(5).map(\.text) }
    #expect(heads.allSatisfy { $0 == ["No.", "Project", "Hours", "Rate", "Amount"] })
  }

  @Test func amountsEndOnTheEdge() {
    let all = pages(flow(Sample.table(rows: 90))).flatMap { $0 }
    let amounts = all.filter { $0.text.hasSuffix(" €") && $0.left > 470 }
    let strays = amounts.filter { abs($0.right - 539.276) > 0.000_1 }
    #expect(amounts.count == 93)
    #expect(strays == [])
  }

  @Test func nothingLeavesThePage() {
    let all = pages(flow(Sample.table(rows: 200), before: 300)).flatMap { $0 }
    let strays = all.filter {
      $0.left < 55.9 || $0.right > 539.4 || $0.baseline < 56 || $0.baseline > 777.9
    }
    #expect(strays == [])
  }

  /// Wherever the page ends, the subtotals come with the row before them.
  @Test(arguments: 20..<60)
  func totalsAreNeverAlone(rows: Int) {
    let last = pages(flow(Sample.table(rows: rows))).last ?? []
    let texts = last.map(\.text)
    #expect(texts.contains("\(rows)") && texts.contains("Total"))
  }

  /// A cell longer than a page goes on, under repeated titles.
  @Test func aRowLongerThanAPage() {
    let long = (1...150).map { "line\($0)" }.joined(separator: "\n")
    var table = Sample.table(rows: 2)
    table.rows.insert(PDFRow(["x", long, "", "", "1 €"]), at: 1)
    let all = pages(flow(table))
    let lines = all.flatMap { $0 }.map(\.text).filter { $0.hasPrefix("line") }
    #expect(lines == (1...150).map { "line\($0)" })
    #expect(all.count == 3 && all.allSatisfy { $0.first?.text == "No." })
  }

  /// Amounts too wide for the page make all text smaller; they never run into each other.
  @Test func amountsTooWideForThePage() {
    let amount = String(repeating: "9", count: 40) + ".00"
    let columns = (1...4).map { PDFColumn("\($0)", width: .fit, align: .right) }
    let table = PDFTable(
      columns: [PDFColumn("Text")] + columns,
      rows: [PDFRow(["text", amount, amount, amount, amount])], text: TextStyle(size: 10))
    let row = pages(flow(table))[0].filter { $0.text == amount }
    #expect(row.count == 4)
    #expect(zip(row, row.dropFirst()).allSatisfy { $0.right < $1.left })
    #expect(row.allSatisfy { $0.right <= 539.3 })
  }

  @Test func anEmptyTableShowsItsTitles() {
    let table = PDFTable(columns: [PDFColumn("A")], rows: [], text: Sample.body)
    #expect(pages(flow(table)).map { $0.map(\.text) } == [["A"]])
  }

  @Test(arguments: [0, -1, .nan, .infinity])
  func sizesThatAreNone(size: Double) {
    var table = Sample.table(rows: 2)
    table.text = TextStyle(size: size)
    let all = pages(flow(table)).flatMap { $0 }.map(\.text).joined()
    #expect(all.hasPrefix("No.") && all.hasSuffix("€"))
  }

  /// Degenerate sizes end, too.
  @Test(arguments: [0.0, 1, 40, 121])
  func tinyPages(height: Double) {
    var flow = PageFlow(
      typesetter: Typesetter(fonts: .standard), size: PageSize(width: 60, height: height))
    flow.table(Sample.table(rows: 3))
    flow.paragraph("text that wraps", Sample.body)
    #expect(!flow.pages.isEmpty)
  }
}
