import Core
import Foundation

/// The project's public key. Never printed: its descriptions name the family only.
package struct APIKey: Sendable, Hashable {
  /// The key itself, for the `apikey` header and the settings file.
  package let text: String
  package let family: Family

  package enum Family: String, Sendable {
    /// `sb_publishable_…`, opaque.
    case publishable
    /// The older kind: a JWT of the role `anon`.
    case legacyAnon
  }

  /// Refuses everything but a public key, with a sentence that says which one to paste: a secret
  /// key passes every row-level rule, and this program must not hold one.
  package init(_ text: String) throws(AppError) {
    let text = String(Trimmed.text(text))
    self.text = text
    switch text {
    case "":
      throw Self.refusal("The key is empty. \(Self.whereToFind)")
    case _ where text.hasPrefix("sb_secret_"):
      throw Self.refusal("This is a secret key, which passes every rule. \(Self.whereToFind)")
    case _ where text.utf8.contains { !(0x21...0x7E).contains($0) }:
      throw Self.refusal("The key holds a space or a character no key has. \(Self.whereToFind)")
    case _ where text.hasPrefix("sb_publishable_"):
      family = .publishable
    default:
      family = try Self.familyOfToken(text)
    }
  }

  /// Whether the key may also be the bearer token. A publishable key may not: the database takes
  /// it for a broken token.
  package var isToken: Bool { family == .legacyAnon }

  private static let whereToFind =
    "Use the publishable key from the project's settings, API keys."

  private static func familyOfToken(_ text: String) throws(AppError) -> Family {
    guard let claims = TokenClaims(text) else {
      throw refusal("This does not look like a Supabase key. \(whereToFind)")
    }
    switch claims.role {
    case "anon":
      return .legacyAnon
    case "service_role", "supabase_admin":
      throw refusal("This is the service_role key, which passes every rule. \(whereToFind)")
    default:
      throw refusal("This is a token, but not a project's public key. \(whereToFind)")
    }
  }

  private static func refusal(_ message: String) -> AppError {
    AppError(.configuration, message)
  }
}

extension APIKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  package var description: String { "\(family.rawValue) key" }
  package var debugDescription: String { description }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
