import Core
import Foundation

/// The link that a project's mail holds where its template shows no code.
package struct SignInLink: Sendable, Equatable {
  package let tokenHash: String
  /// `email`, `magiclink`, …: what the token is for.
  package let type: String

  /// Nil for a text that is no such link; a plain code is none.
  package init?(_ text: String) {
    let text = String(Trimmed.text(text))
    guard text.contains("://"), let items = URLComponents(string: text)?.queryItems else {
      return nil
    }
    func value(_ name: String) -> String? { items.first { $0.name == name }?.value }
    guard let hash = value("token_hash") ?? value("token"), !hash.isEmpty else { return nil }
    tokenHash = hash
    type = value("type") ?? "email"
  }
}
