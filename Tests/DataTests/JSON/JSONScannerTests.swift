import Foundation
import Testing

@testable import StatsData

@Suite struct JSONScannerTests {
  private static func string(_ text: String) throws -> String {
    var scanner = JSONScanner(text)
    let value = try scanner.readString()
    try scanner.finish()
    return value
  }

  private static func number(_ text: String) throws -> Double {
    var scanner = JSONScanner(text)
    let value = try scanner.readNumber()
    try scanner.finish()
    return value
  }

  private static func reason(_ text: String) -> JSONFault.Reason? {
    do throws(JSONFault) {
      var scanner = JSONScanner(text)
      try scanner.skipValue()
      try scanner.finish()
      return nil
    } catch {
      return error.reason
    }
  }

  @Test(arguments: [
    (#""""#, ""), (#""plain β 😀""#, "plain β 😀"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{c}\n\r\t"),
    (#""a\u00e9\u4E2dz""#, "aé中z"), (#""\ud83d\ude00!""#, "😀!"), (#""\ud83d""#, "\u{FFFD}"),
    (#""\ud83d\n""#, "\u{FFFD}\n"), (#""\ud83dx""#, "\u{FFFD}x"),
    (#""\ude00\ud83d""#, "\u{FFFD}\u{FFFD}"),
    (#""\ud83d\u0041""#, "\u{FFFD}A"), (#""\u0000""#, "\0"), (#" "a" "#, "a"),
  ])
  func readsStrings(text: String, value: String) throws {
    #expect(try Self.string(text) == value)
  }

  @Test(arguments: [
    "0", "-0", "1", "-1.5", "5083.033494", "28483.033494", "1683133200.0", "0.1",
    "0.30000000000000004",
    "1e3", "1E+3", "12e-7", "2.5e-324", "1.7976931348623157e308", "9007199254740993",
    "9007199254740992",
    "12345678901234567890", "12345678901234567890.125", "0.000000000000000000000000001",
    "1234567890.10", "123456789.123456789", "999999999999999999", "0.00000000000000000001",
  ])
  func readsNumbersExactly(text: String) throws {
    let expected = try #require(Double(text))
    #expect(try Self.number(text).bitPattern == expected.bitPattern)
  }

  @Test(arguments: [
    ("", JSONFault.Reason.truncated), ("NaN", .unexpectedByte), ("Infinity", .unexpectedByte),
    ("+1", .unexpectedByte), ("01", .trailingBytes), ("1.", .truncated), (".5", .unexpectedByte),
    ("1.x", .badNumber), ("1e", .truncated), ("1ex", .badNumber), ("-", .truncated),
    ("-x", .badNumber),
    ("[1,]", .unexpectedByte), ("[1 2]", .unexpectedByte), ("[", .truncated),
    ("{\"a\"}", .unexpectedByte),
    ("{a:1}", .wrongKind), ("{\"a\":1,}", .wrongKind), ("nul", .truncated),
    ("nulL", .unexpectedByte),
    ("truE", .unexpectedByte), ("\"a", .truncated), ("\"\\x\"", .badString),
    ("\"\\u12g4\"", .badString),
    ("\"a\nb\"", .badString), ("{} x", .trailingBytes), ("'a'", .unexpectedByte),
    ("<html>", .unexpectedByte),
  ])
  func refuses(text: String, reason: JSONFault.Reason) {
    #expect(Self.reason(text) == reason)
  }

  @Test func refusesNumbersNoDoubleHolds() {
    #expect(throws: JSONFault(reason: .numberTooLarge, offset: 0)) { try Self.number("1e999") }
  }

  @Test(arguments: ["[", "{\"a\":"])
  func refusesDeepNesting(opening: String) {
    #expect(Self.reason(String(repeating: opening, count: 100_000)) == .tooDeep)
  }

  @Test func allowsNestingUpToTheLimit() {
    let depth = JSONScanner.maximumDepth
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect(Self.reason(text) == nil)
  }

  @Test func skipsWhatTheBodyLeavesAlone() throws {
    var scanner = JSONScanner(#"{"skip":[1,{"total":9}],"to\u0074al":2.5,"x":null}"#)
    var total: Double?
    try scanner.forEachMember { scanner, key throws(JSONFault) in
      if scanner.key(key, is: "total") { total = try scanner.readNumber() }
    }
    try scanner.finish()
    #expect(total == 2.5)
  }

  @Test func splitsWithoutInterpreting() throws {
    let bytes = Array(#" [ {"date":"2026-01-03","data":{"a": 1.10}} , [] ,"x" ] "#.utf8)
    let elements = try JSONScanner.elements(of: bytes)
    #expect(
      elements.map { JSONScanner(bytes).text($0) } == [
        #"{"date":"2026-01-03","data":{"a": 1.10}}"#, "[]", #""x""#,
      ])
    let members = try JSONScanner.members(of: bytes, in: elements[0])
    #expect(members.map(\.name) == ["date", "data"])
    #expect(JSONScanner(bytes).text(members[1].value) == #"{"a": 1.10}"#)
  }
}
