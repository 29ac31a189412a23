import Core

extension UserSession {
  /// Reads the answer of a sign-in or a renewal, or nil where a token is missing.
  init?(_ response: HTTPResponse, now: Instant) {
    guard response.isJSON, let answer = try? Members(JSONScanner(response.body)),
      let access = answer.texts["access_token"], let refresh = answer.texts["refresh_token"],
      !access.isEmpty, !refresh.isEmpty
    else { return nil }
    let server = response.headers["Date"].flatMap { HTTPDate($0)?.instant } ?? now
    let lifetime = answer.numbers["expires_in"].flatMap { Milliseconds.rounding(seconds: $0) }
    self.init(
      accessToken: access, refreshToken: refresh,
      expiry: server.advanced(byMilliseconds: lifetime ?? Milliseconds.perHour),
      clockOffset: server.milliseconds - now.milliseconds,
      userID: answer.texts["user.id"] ?? TokenClaims(access)?.subject ?? "",
      email: answer.texts["user.email"] ?? "")
  }

  /// Reads what `json` wrote.
  package init?(json: [UInt8]) {
    guard let stored = try? Members(JSONScanner(json)), let access = stored.texts["access_token"],
      let refresh = stored.texts["refresh_token"], let expiry = stored.numbers["expiry"],
      let offset = stored.numbers["clock_offset"], let user = stored.texts["user_id"],
      let expiry = Int(exactly: expiry), let offset = Int(exactly: offset)
    else { return nil }
    self.init(
      accessToken: access, refreshToken: refresh, expiry: Instant(milliseconds: expiry),
      clockOffset: offset, userID: user, email: stored.texts["email"] ?? "")
  }

  /// The text for the session's file.
  package var json: String {
    RowPage.object([
      ("access_token", JSONText.string(accessToken)),
      ("refresh_token", JSONText.string(refreshToken)),
      ("expiry", "\(expiry.milliseconds)"), ("clock_offset", "\(clockOffset)"),
      ("user_id", JSONText.string(userID)), ("email", JSONText.string(email)),
    ])
  }

  /// An object's texts and numbers; those of the object `user` with its name in front.
  private struct Members {
    var texts: [String: String] = [:]
    var numbers: [String: Double] = [:]

    init(_ scanner: JSONScanner) throws(JSONFault) {
      var scanner = scanner
      try read(&scanner, prefix: "")
      try scanner.finish()
    }

    private mutating func read(_ scanner: inout JSONScanner, prefix: String) throws(JSONFault) {
      var found: [(String, String?, Double?)] = []
      var user: Range<Int>?
      try scanner.forEachMember { scanner, key throws(JSONFault) in
        let name = prefix + scanner.text(of: key)
        switch try scanner.peekKind() {
        case .string: found.append((name, try scanner.readString(), nil))
        case .number: found.append((name, nil, try scanner.readNumber()))
        case .object where name == "user": user = try scanner.readRange()
        default: break
        }
      }
      for (name, text, number) in found {
        texts[name] = text ?? texts[name]
        numbers[name] = number ?? numbers[name]
      }
      guard let user else { return }
      var inner = JSONScanner(scanner.bytes, in: user)
      try read(&inner, prefix: "user.")
    }
  }
}
