import PDF
import Testing

/// The file as bytes.
@Suite struct StructureTests {
  @Test(arguments: [0, 1, 400])
  func theTableOfObjectsIsRight(rows: Int) {
    #expect(FileCheck(Sample.statement(rows: rows).bytes()).faults == [])
  }

  /// The check itself sees a shifted object.
  @Test func aShiftedObjectIsSeen() {
    var bytes = Sample.page("text").bytes()
    bytes.insert(0x20, at: 20)
    #expect(!FileCheck(bytes).faults.isEmpty)
  }

  @Test func theSameInputGivesTheSameBytes() {
    #expect(Sample.statement(rows: 30).bytes() == Sample.statement(rows: 30).bytes())
  }

  @Test func anotherTextGivesAnotherIdentifier() throws {
    let ids = try ["one", "two"].map { text in
      let file = FileCheck(Sample.page(text).bytes()).text
      return try #require(file.split(separator: "/ID [<").last).prefix(32)
    }
    #expect(ids[0] != ids[1])
  }

  @Test func whatTheFileSaysOfItself() {
    let file = FileCheck(Sample.page("text").bytes()).text
    #expect(file.contains("/Title <FEFF00530074006100740065006D0065006E0074"))
    #expect(file.contains("/CreationDate (D:20261201000000Z)"))
    #expect(file.contains("/Lang (en)"))
  }

  @Test(arguments: [
    (0, "D:19700101000000Z"), (-1, "D:19691231235959Z"), (951_782_400, "D:20000229000000Z"),
    (4_107_542_399, "D:21000228235959Z"), (4_107_542_400, "D:21000301000000Z"),
  ])
  func dates(seconds: Int, text: String) {
    let metadata = PDFMetadata(title: "", createdAt: seconds)
    let document = PDFDocument(metadata: metadata, size: .a4, pages: [], fonts: .standard)
    #expect(FileCheck(document.bytes()).text.contains("/CreationDate (\(text))"))
  }

  @Test func bracketsInPropertiesAreEscaped() {
    let metadata = PDFMetadata(title: "a(b)\\", createdAt: 0)
    let document = PDFDocument(metadata: metadata, size: .letter, pages: [], fonts: .standard)
    #expect(FileCheck(document.bytes()).text.contains("/Title (a\\(b\\)\\\\)"))
  }

  @Test func aLinkIsAnArea() {
    var page = PDFPage()
    page.link(x: 10, y: 20, width: 30, height: 40, to: "https://example.org/(ä)")
    let document = PDFDocument(
      metadata: Sample.metadata, size: PageSize(width: 100, height: 100), pages: [page],
      fonts: .standard)
    let file = FileCheck(document.bytes())
    #expect(file.faults == [])
    #expect(file.text.contains("/Rect [10 40 40 80]"))
    #expect(file.text.contains("/URI (https://example.org/\\(%C3%A4\\))"))
  }

  /// Lengths that are no numbers do not spoil the file.
  @Test func impossibleLengths() {
    var page = PDFPage()
    page.box(x: .nan, y: .infinity, width: -.infinity, height: 1e300, color: .black)
    let document = PDFDocument(
      metadata: Sample.metadata, size: .a4, pages: [page], fonts: .standard)
    #expect(FileCheck(document.bytes()).text.contains("\n0 0 0 rg 0 0 0 1000000 re f\n"))
  }
}
