import Foundation

/// What a token says of itself. Only read, never verified: that is the server's work.
package struct TokenClaims: Sendable, Equatable {
  package let role: String?
  /// The user's id.
  package let subject: String?
  /// When it ends, in seconds since the epoch.
  package let expiry: Double?

  /// Nil for a text that is not three dot-separated parts with an object in the middle.
  package init?(_ token: String) {
    let parts = token.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy({ !$0.isEmpty }), let payload = Self.decoded(parts[1])
    else { return nil }
    var role: String?
    var subject: String?
    var expiry: Double?
    do throws(JSONFault) {
      var scanner = JSONScanner(payload)
      try scanner.forEachMember { scanner, key throws(JSONFault) in
        switch (scanner.text(of: key), try scanner.peekKind()) {
        case ("role", .string): role = try scanner.readString()
        case ("sub", .string): subject = try scanner.readString()
        case ("exp", .number): expiry = try scanner.readNumber()
        default: break
        }
      }
      try scanner.finish()
    } catch {
      return nil
    }
    self.role = role
    self.subject = subject
    self.expiry = expiry
  }

  /// Base64 in its URL spelling, without padding.
  private static func decoded(_ part: Substring) -> [UInt8]? {
    var base64 = part.replacing("-", with: "+").replacing("_", with: "/")
    base64 += String(repeating: "=", count: (4 - base64.count % 4) % 4)
    return Data(base64Encoded: String(base64)).map { Array($0) }
  }
}
