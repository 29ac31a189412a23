import Testing

@testable import StatsData

@Suite struct CodePagesTests {
  /// Only code of a file may be dropped: everything else may hold what is nowhere else.
  @Test(arguments: [
    ("55d0a000-55d0c000 r-xp 00001000 fe:00 12 /usr/bin/codingfit", 0x2000),
    ("55d0a000-55d0c000 r--p 00001000 fe:00 12 /usr/bin/codingfit", nil),
    ("55d0a000-55d0c000 rw-p 00001000 fe:00 12 /usr/bin/codingfit", nil),
    ("55d0a000-55d0c000 rwxp 00001000 fe:00 12 /usr/bin/codingfit", nil),
    ("7ffd1000-7ffd3000 r-xp 00000000 00:00 0 [vdso]", nil), ("7ffd1000-7ffd3000 r-xp", nil),
    ("zz-7ffd3000 r-xp 00000000 00:00 0 /x", nil), ("", nil),
  ])
  func onlyCodeOfFilesIsDropped(line: String, count: Int?) {
    #expect(CodePages.codeRange(Array(line.utf8)[...])?.count == count)
  }

  @Test func theProgramGoesOnAfterIt() {
    CodePages.release()
    #expect([3, 1, 2].sorted() == [1, 2, 3] && LateCurl.isThere)
  }
}
