import Core
import Foundation

/// Which WakaTime account is read, and where. Never printed: its descriptions name the host only.
package struct WakaTimeAccess: Sendable, Hashable {
  /// The interface's base, without a slash at its end.
  package let base: String
  package let host: String
  package let key: String

  package static let wakaTime = "https://wakatime.com/api/v1"

  /// `url` nil is WakaTime itself; a server that speaks its language has another base, as Wakapi
  /// with `/api/compat/wakatime/v1`.
  package init(key: String, url: String? = nil) throws(AppError) {
    self.key = String(Trimmed.text(key))
    let isPlain = self.key.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != 0x3A }
    guard !self.key.isEmpty, isPlain else {
      throw AppError(.configuration, "This is no WakaTime key. \(Self.whereToFind)")
    }
    let text = String(Trimmed.text(url ?? Self.wakaTime))
    guard let parts = URLComponents(string: text), let host = parts.host, !host.isEmpty,
      parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil
    else {
      throw AppError(.configuration, "WAKATIME_API_URL is no address like \(Self.wakaTime).")
    }
    guard parts.scheme == "https" || parts.scheme == "http" && URLSessionTransport.isLoopback(host)
    else {
      throw AppError(
        .configuration, "WAKATIME_API_URL must start with https:// for the key's sake.")
    }
    self.host = host
    base = text.hasSuffix("/") ? String(text.dropLast()) : text
  }

  package static let whereToFind = "Copy the secret API key from wakatime.com/settings/api-key."

  /// What the `Authorization` header holds after `Basic`.
  var credentials: String { Data(key.utf8).base64EncodedString() }

  /// Texts that must never reach a log.
  package var secrets: [String] { [key, credentials] }
}

extension WakaTimeAccess: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  package var description: String { "account on \(host)" }
  package var debugDescription: String { description }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
