import Core

/// The body of an unsuccessful answer, as far as it can be read.
///
/// Usually `{"code","message","details","hint"}` of PostgREST; the gateway in front of it sends
/// `message` alone, Auth sends `error_code` with `msg` or, when old, `error` with
/// `error_description`, and the edge sends HTML.
package struct ServerFault: Sendable, Equatable {
  package let status: Int
  /// The code of PostgREST or PostgreSQL, like `PGRST205` or `42703`; nil from the gateway.
  package let code: String?
  /// For the log, and for telling cases apart; not for the screen as it is.
  package let message: String
  /// What `Retry-After` says, in seconds or as a date.
  package let retryAfter: String?
  /// The server's clock, to tell by how much this machine's is wrong.
  package let serverTime: Instant?

  package init(_ response: HTTPResponse) {
    let texts = response.isJSON ? Self.texts(in: response.body) : [:]
    status = response.status
    code =
      texts["error_code"] ?? texts["code"] ?? texts["error"]
      ?? response.headers["x-sb-error-code"]
      ?? Self.code(inProxyStatus: response.headers["Proxy-Status"])
    message = texts["message"] ?? texts["msg"] ?? texts["error_description"] ?? ""
    retryAfter = response.headers["Retry-After"]
    serverTime = response.headers["Date"].flatMap { HTTPDate($0)?.instant }
  }

  /// The members of the body that are texts; Auth's number in `code` is none.
  private static func texts(in body: [UInt8]) -> [String: String] {
    var texts: [String: String] = [:]
    do throws(JSONFault) {
      var scanner = JSONScanner(body)
      try scanner.forEachMember { scanner, key throws(JSONFault) in
        if try scanner.peekKind() == .string {
          texts[scanner.text(of: key)] = try scanner.readString()
        }
      }
    } catch {
      return texts
    }
    return texts
  }

  /// Answers to HEAD have no body; the header repeats the code.
  private static func code(inProxyStatus header: String?) -> String? {
    guard let header, let mark = header.firstRange(of: "error=") else { return nil }
    let code = header[mark.upperBound...].prefix { $0.isLetter || $0.isNumber }
    return code.isEmpty ? nil : String(code)
  }
}
