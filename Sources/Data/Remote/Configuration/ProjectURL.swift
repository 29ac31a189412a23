import Core
import Foundation

/// The project's address, without anything after it: `https://abc.supabase.co`.
package struct ProjectURL: Sendable, Hashable, CustomStringConvertible {
  /// Without a trailing slash.
  package let text: String
  package var description: String { text }

  /// The host alone, for messages.
  package let host: String

  /// Accepts what people paste: spaces around, no scheme, a trailing slash, `/rest/v1`.
  package init(_ text: String) throws(AppError) {
    var text = String(Trimmed.text(text))
    guard !text.isEmpty else { throw Self.refusal("The URL is empty. \(Self.example)") }
    guard !text.lowercased().hasPrefix("postgres") else {
      throw Self.refusal("This is the database's connection string. \(Self.example)")
    }
    if !text.contains("://") { text = "https://" + text }
    guard text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
      let parts = URLComponents(string: text), let host = parts.host?.lowercased(), !host.isEmpty
    else { throw Self.refusal("This is not a URL. \(Self.example)") }
    try Self.check(parts, host: host)
    self.host = host
    let port = parts.port.map { ":\($0)" } ?? ""
    self.text =
      "\((parts.scheme ?? "").lowercased())://\(host)\(port)\(Self.prefix(of: parts.path))"
  }

  /// An address as it was given, without the password that may stand in it.
  package static func shown(_ text: String) -> String {
    let text = SafeText.oneLine(text)
    guard let at = text.lastIndex(of: "@") else { return text }
    let start = text.range(of: "://")?.upperBound ?? text.startIndex
    return start <= at ? text[..<start] + "…" + text[at...] : text
  }

  private static let example = "Paste the project URL, like https://abc.supabase.co."

  private static func check(_ parts: URLComponents, host: String) throws(AppError) {
    if let reference = dashboardReference(host: host, path: parts.path) {
      throw refusal(
        "This is the dashboard's address. Paste the project's: https://\(reference).supabase.co.")
    }
    guard !["supabase.com", "www.supabase.com", "app.supabase.com", "supabase.co"].contains(host)
    else { throw refusal("This is Supabase's own site. \(example)") }
    guard parts.user == nil, parts.password == nil else {
      throw refusal("The URL holds a user name; leave out what stands before the @.")
    }
    switch parts.scheme?.lowercased() {
    case "https": break
    case "http" where URLSessionTransport.isLoopback(host): break
    case "http": throw refusal("Only https is safe for the key. Paste https://\(host).")
    default: throw refusal("The URL must start with https://. \(example)")
    }
    // URLSession on Linux takes no such address.
    guard !host.contains(":") else {
      throw refusal("Addresses in brackets do not work here. Give a host name, like localhost.")
    }
    guard host.contains(".") || host == "localhost" else {
      throw refusal("\(host) is not a whole host name. Did you mean https://\(host).supabase.co?")
    }
  }

  /// The project's reference in a pasted dashboard address.
  private static func dashboardReference(host: String, path: String) -> String? {
    guard ["supabase.com", "www.supabase.com", "app.supabase.com"].contains(host) else {
      return nil
    }
    let steps = path.split(separator: "/")
    guard let mark = steps.firstIndex(of: "project"), mark + 1 < steps.count else { return nil }
    let reference = steps[mark + 1]
    return reference.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      ? String(reference) : nil
  }

  /// The path in front of the interface; a self-hosted project may lie below one.
  private static func prefix(of path: String) -> String {
    var steps = path.split(separator: "/")
    if let interface = steps.indices.first(where: {
      ["rest", "auth", "storage"].contains(steps[$0]) && $0 + 1 < steps.count
        && steps[$0 + 1] == "v1"
    }) {
      steps.removeSubrange(interface...)
    }
    return steps.map { "/" + $0 }.joined()
  }

  private static func refusal(_ message: String) -> AppError {
    AppError(.configuration, message)
  }
}
