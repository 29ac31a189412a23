import Foundation
import PDF
import Testing
@Suite struct LookTests {
  @Test func look() throws {
    let d = Sample.statement(rows: 24)
    try Data(d.bytes()).write(to: URL(filePath: "/tmp/pv/a.pdf"))
    let e = Sample.statement(rows: 400, size: .letter)
    try Data(e.bytes()).write(to: URL(filePath: "/tmp/pv/b.pdf"))
    #expect(d.pages.count > 0)
  }
}
