import Core

extension UserSession {
  /// Reads the answer of a sign-in or a renewal, or nil where a token is missing.
  init?(_ response: HTTPResponse, now: Instant) {
    guard response.isJSON, let answer = try? JSONTree(parsing: response.body),
      let access = answer["access_token"]?.string, let refresh = answer["refresh_token"]?.string,
      !access.isEmpty, !refresh.isEmpty
    else { return nil }
    let server = response.headers["Date"].flatMap { HTTPDate($0)?.instant } ?? now
    let lifetime = min(max(answer["expires_in"]?.int ?? 3600, 0), 31_536_000)
    let user = answer["user"]
    self.init(
      accessToken: access, refreshToken: refresh,
      expiry: server.advanced(byMilliseconds: lifetime * 1000),
      clockOffset: server.milliseconds - now.milliseconds,
      userID: user?["id"]?.string ?? TokenClaims(access)?.subject ?? "",
      email: user?["email"]?.string ?? "")
  }

  /// Reads what `json` wrote.
  package init?(json: [UInt8]) {
    guard let stored = try? JSONTree(parsing: json), let access = stored["access_token"]?.string,
      let refresh = stored["refresh_token"]?.string, let expiry = stored["expiry"]?.int,
      let offset = stored["clock_offset"]?.int, let user = stored["user_id"]?.string
    else { return nil }
    self.init(
      accessToken: access, refreshToken: refresh, expiry: Instant(milliseconds: expiry),
      clockOffset: offset, userID: user, email: stored["email"]?.string ?? "")
  }

  /// The text for the session's file.
  package var json: String { tree.prettyText }

  var tree: JSONTree {
    .object([
      .init("access_token", .string(accessToken)), .init("refresh_token", .string(refreshToken)),
      .init("expiry", .int(expiry.milliseconds)), .init("clock_offset", .int(clockOffset)),
      .init("user_id", .string(userID)), .init("email", .string(email)),
    ])
  }
}
