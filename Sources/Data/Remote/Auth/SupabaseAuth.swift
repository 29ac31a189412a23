import Core

/// The calls of Supabase Auth that a terminal needs. Keeps nothing: sessions are values.
package struct SupabaseAuth: Sendable {
  private let configuration: SupabaseConfiguration
  private let transport: any HTTPTransport
  private let wallClock: WallClock
  private let log: @Sendable (String) -> Void

  package init(
    configuration: SupabaseConfiguration, transport: any HTTPTransport, wallClock: WallClock,
    log: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.configuration = configuration
    self.transport = transport
    self.wallClock = wallClock
    self.log = log
  }

  package func signIn(email: String, password: String) async throws(AppError) -> UserSession {
    try await unwrapped(
      session("token?grant_type=password", ["email": email, "password": password], .signIn))
  }

  /// Has a code mailed; makes no account.
  package func sendCode(email: String) async throws(AppError) {
    let body = RowPage.object([("email", JSONTree.quoted(email)), ("create_user", "false")])
    _ = try await unwrapped(send("otp", body, .code))
  }

  /// Signs in with the code from the mail.
  package func verify(email: String, code: String) async throws(AppError) -> UserSession {
    try await unwrapped(session("verify", ["type": "email", "email": email, "token": code], .code))
  }

  /// Signs in with what stands in the link of the mail: its token's hash and what it is for.
  package func verify(_ link: SignInLink) async throws(AppError) -> UserSession {
    try await unwrapped(
      session("verify", ["type": link.type, "token_hash": link.tokenHash], .code))
  }

  /// Ends the session on the server: this device's alone, where the default would end them all.
  package func signOut(_ session: UserSession) async throws(AppError) {
    _ = try await unwrapped(send("logout?scope=local", "{}", .signOut, token: session.accessToken))
  }

  /// Trades the refresh token for new tokens. Sending the same one again after a lost answer is
  /// safe: the direct parent of the active token stays good.
  func renewed(_ session: UserSession) async -> Result<UserSession, RemoteProblem> {
    let body = ["refresh_token": session.refreshToken]
    return await self.session("token?grant_type=refresh_token", body, .renewal).map {
      var renewed = $0
      if renewed.email.isEmpty { renewed.email = session.email }
      return renewed
    }
  }

  private func session(
    _ path: String, _ texts: [String: String], _ purpose: AuthPurpose
  ) async -> Result<UserSession, RemoteProblem> {
    let body = RowPage.object(texts.sorted { $0.key < $1.key }.map { ($0, JSONTree.quoted($1)) })
    return await send(path, body, purpose).flatMap { response in
      guard let session = UserSession(response, now: wallClock.now()) else {
        return .failure(
          response.isJSON
            ? .unreadable(JSONFault(reason: .wrongKind, offset: 0)) : .notJSON(response))
      }
      return .success(session)
    }
  }

  private func send(
    _ path: String, _ body: String, _ purpose: AuthPurpose, token: String? = nil
  ) async -> Result<HTTPResponse, RemoteProblem> {
    let url = configuration.url.text + "/auth/v1/" + path
    var request = HTTPRequest(
      .post, url,
      headers: [
        "apikey": configuration.key.text, "Accept": "application/json",
        "Content-Type": "application/json", "User-Agent": "codingfit",
      ], body: Array(body.utf8))
    request.deadline = .seconds(20)
    request.byteLimit = 1 << 20
    if let token { request.headers["Authorization"] = "Bearer " + token }
    let context = RequestContext(
      host: configuration.url.host, table: "auth", isSignedIn: token != nil)
    let problem: RemoteProblem
    do throws(HTTPFailure) {
      let response = try await transport.send(request)
      if response.isSuccess { return .success(response) }
      problem = RemoteProblem(
        ServerFault(response), context, for: purpose, now: wallClock.now())
    } catch {
      problem = RemoteProblem(error, context)
    }
    log("auth: \(problem.error.kind.rawValue), \(problem.cause)")
    return .failure(problem)
  }

  private func unwrapped<Value>(
    _ result: Result<Value, RemoteProblem>
  ) throws(AppError) -> Value {
    switch result {
    case .success(let value): return value
    case .failure(let problem): throw problem.error
    }
  }
}
