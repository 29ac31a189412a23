import Foundation
import Testing

@testable import StatsData

@Suite struct JSONScannerFuzzTests {
  private static let sample = Array(
    #"[{"date":"2026-01-03","n":-12.5e-3,"s":"a\"\u00e9\ud83d\ude00β","t":[true,false,null,{}],"e":[]}]"#
      .utf8)

  private static func isValid(_ bytes: [UInt8]) -> Bool {
    do throws(JSONFault) {
      var scanner = JSONScanner(bytes)
      try scanner.skipValue()
      try scanner.finish()
      return true
    } catch {
      return false
    }
  }

  /// Reads everything there is to read, so that every decoder meets the bytes.
  private static func readAll(_ scanner: inout JSONScanner) throws(JSONFault) -> Int {
    switch try scanner.peekKind() {
    case .string: return try scanner.readString().utf8.count
    case .number: return try scanner.readNumber().isFinite ? 1 : 0
    case .boolean: return try scanner.readBoolean() ? 1 : 0
    case .null:
      try scanner.readNull()
      return 0
    case .array:
      var count = 0
      try scanner.forEachElement { scanner throws(JSONFault) in count += try readAll(&scanner) }
      return count
    case .object:
      var count = 0
      try scanner.forEachMember { scanner, key throws(JSONFault) in
        count += scanner.text(of: key).utf8.count
        count += try readAll(&scanner)
      }
      return count
    }
  }

  @Test func everyTruncationIsAFault() {
    let accepted = (0..<Self.sample.count).filter { Self.isValid(Array(Self.sample.prefix($0))) }
    #expect(accepted.isEmpty)
    #expect(Self.isValid(Self.sample))
  }

  /// Foundation's parser is the judge: what we accept, it accepts.
  @Test func mutationsNeverTrapAndNeverPassWhatFoundationRefuses() {
    var random = SeededRandom(state: 20_260_103)
    let alphabet = Array(#"{}[]",:\/ue0123456789.-+EtrfalsnNx\#n\#t"#.utf8) + [0, 0x80, 0xC3, 0xFF]
    var disagreements: [String] = []
    for _ in 0..<20_000 {
      var bytes = Self.sample
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        bytes[index] = alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
      }
      guard let text = String(validating: bytes, as: UTF8.self), Self.isValid(bytes) else {
        continue
      }
      var scanner = JSONScanner(bytes)
      _ = try? Self.readAll(&scanner)
      let judged = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
      if judged == nil, !Self.hasLoneSurrogate(text) { disagreements.append(text) }
    }
    #expect(disagreements.isEmpty)
  }

  @Test func randomBytesNeverTrap() {
    var random = SeededRandom(state: 7)
    var accepted = 0
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0..<24, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      var scanner = JSONScanner(bytes)
      if (try? Self.readAll(&scanner)) != nil { accepted += 1 }
      if (try? JSONScanner.members(of: bytes)) != nil { accepted += 1 }
    }
    #expect(accepted < 4000)
  }

  private static func hasLoneSurrogate(_ text: String) -> Bool {
    text.lowercased().contains("\\ud")
  }
}

/// A small repeatable generator (SplitMix64).
private struct SeededRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
