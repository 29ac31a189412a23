import Core
import Testing

@Suite struct RevisionTextTests {
  private static func revisions(_ count: Int) -> [Revision] {
    (0..<count).map { number in
      Revision(
        date: DateOnly(dayNumber: 20_515 + number), oldMilliseconds: 900_000,
        newMilliseconds: 4_320_000)
    }
  }

  @Test(arguments: [
    (1, 10, "1 day revised: 3 Mar 15m -> 1h 12m"),
    (2, 10, "2 days revised: 3 Mar 15m -> 1h 12m, 4 Mar 15m -> 1h 12m"),
    (13, 1, "13 days revised: 15 Mar 15m -> 1h 12m and 12 more"),
  ])
  func namesTheNewest(count: Int, limit: Int, text: String) {
    #expect(RevisionText.text(Self.revisions(count), limit: limit) == text)
  }

  @Test(arguments: [(200, 0), (68, 1), (66, 2), (46, 2), (10, 2)])
  func isCutToItsRoom(columns: Int, missing: Int) {
    let text = RevisionText.text(Self.revisions(3), columns: columns)
    #expect(text.hasSuffix(missing > 0 ? " and \(missing) more" : "1h 12m"))
    #expect(text.count <= max(columns, 50))
  }
}
