import Core
import Foundation
import Testing

@Suite struct ZoneOffsetsTests {
  static let zones = [
    "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "America/Santiago",
    "Africa/Casablanca", "Asia/Kathmandu", "Pacific/Apia", "UTC",
  ]

  @Test(arguments: zones)
  func agreesWithTheSystemEverywhere(name: String) throws {
    let from = Instant(milliseconds: 1_262_304_000_000)
    let to = Instant(milliseconds: 1_830_297_600_000)
    let offsets = try #require(ZoneOffsets(identifier: name, from: from, to: to))
    let zone = try #require(TimeZone(identifier: name))
    var random = SeededRandom(seed: 7)
    let wrong = (0..<5000).filter { _ in
      let at = Int.random(in: 1_200_000_000_000...1_900_000_000_000, using: &random)
      let expected = zone.secondsFromGMT(
        for: Date(timeIntervalSince1970: Double(at / 1000)))
      return offsets.offset(at: Instant(milliseconds: at)) != expected * 1000
    }
    #expect(wrong == [])
  }

  @Test func changesAtTheVeryMillisecond() throws {
    let at = 1_792_890_000_000  // 2026-10-25T01:00Z
    let offsets = try #require(
      ZoneOffsets(
        identifier: "Europe/Berlin", from: Instant(milliseconds: at - 90_000_000_000),
        to: Instant(milliseconds: at + 90_000_000_000)))
    let found = [at - 1, at].map { offsets.offset(at: Instant(milliseconds: $0)) }
    #expect(found == [7_200_000, 3_600_000])
  }

  @Test func refusesANameNobodyKnows() {
    let epoch = Instant(milliseconds: 0)
    #expect(ZoneOffsets(identifier: "Mars/Olympus", from: epoch, to: epoch) == nil)
  }
}
