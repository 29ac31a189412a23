import Foundation
import Testing

/// `Docs/Reports.md` names a test for every report; none of them may have gone.
@Suite struct ReportsTests {
  @Test func everyReportHasItsTest() throws {
    let page = SourceFile.root.appending(path: "Docs/Reports.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") && $0.contains("#") }
    let names = rows.compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
    let tests = try SourceFile.all(in: "Tests").map(\.text).joined()
    let missing = names.filter { !tests.contains("func \($0)(") }
    #expect(missing == [] && names.count == rows.count && names.count > 70)
  }
}
