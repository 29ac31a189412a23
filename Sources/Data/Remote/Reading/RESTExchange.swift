import Core

/// Sends requests to the project's tables: the right headers, a session's renewal, repetitions.
struct RESTExchange: Sendable {
  let configuration: SupabaseConfiguration
  let transport: any HTTPTransport
  let tokens: (any AccessTokens)?
  let retry: RetryPolicy
  let clock: any Clock<Duration>
  let wallClock: WallClock
  let log: @Sendable (String) -> Void

  /// The first answer that is a success. A session is renewed once; reads are repeated as the
  /// policy says, writes never.
  func send(
    _ method: HTTPMethod, table: String, query: RESTQuery, prefer: String? = nil,
    body: [UInt8]? = nil
  ) async throws(RemoteProblem) -> HTTPResponse {
    let url = configuration.url.text + "/rest/v1/" + table + query.text
    var token = try await currentToken()
    // The key alone never writes, whatever the tables would allow.
    guard token != nil || method.isRead else { throw RemoteProblem(Self.signedOut) }
    var request = HTTPRequest(
      method, url, headers: headers(prefer: prefer, isSignedIn: token != nil))
    request.body = body
    if body != nil { request.headers["Content-Type"] = "application/json" }
    let context = RequestContext(
      host: configuration.url.host, table: table, isSignedIn: token != nil)
    var hasRenewed = false
    var repetition = 0
    while true {
      if let token { request.headers["Authorization"] = "Bearer " + token }
      let problem: RemoteProblem
      do throws(RemoteProblem) {
        return try await attempt(request, context)
      } catch {
        problem = error
      }
      if problem.error.kind == .cancelled { throw problem }
      log("\(method.rawValue) \(table): \(problem.error.kind.rawValue), \(problem.cause)")
      if problem.meansExpired, !hasRenewed, let stale = token, let tokens {
        hasRenewed = true
        token = try await renewed(tokens, insteadOf: stale)
        continue
      }
      // A token from the future is refused before anything is done, so asking again is safe.
      guard method.isRead || problem.retry == .shortly else { throw problem }
      try await pause(after: problem, repetition: repetition)
      repetition += 1
    }
  }

  private func attempt(
    _ request: HTTPRequest, _ context: RequestContext
  ) async throws(RemoteProblem) -> HTTPResponse {
    let response: HTTPResponse
    do throws(HTTPFailure) {
      response = try await transport.send(request)
    } catch {
      throw RemoteProblem(error, context)
    }
    guard response.isSuccess else {
      throw RemoteProblem(ServerFault(response), context, now: wallClock.now())
    }
    return response
  }

  private static let signedOut = AppError(.unauthorised, "Nobody is signed in. Sign in first.")

  private func headers(prefer: String?, isSignedIn: Bool) -> HTTPHeaders {
    var headers: HTTPHeaders = [
      "apikey": configuration.key.text, "Accept": "application/json", "User-Agent": "codingfit",
    ]
    if !isSignedIn, configuration.key.isToken {
      headers["Authorization"] = "Bearer " + configuration.key.text
    }
    headers["Prefer"] = prefer
    return headers
  }

  private func currentToken() async throws(RemoteProblem) -> String? {
    guard let tokens else { return nil }
    do throws(AppError) {
      return try await tokens.current()
    } catch {
      throw RemoteProblem(error)
    }
  }

  private func renewed(
    _ tokens: any AccessTokens, insteadOf stale: String
  ) async throws(RemoteProblem) -> String {
    do throws(AppError) {
      return try await tokens.renewed(insteadOf: stale)
    } catch {
      throw RemoteProblem(error)
    }
  }

  /// Sleeps before the next repetition, or throws the problem on.
  private func pause(after problem: RemoteProblem, repetition: Int) async throws(RemoteProblem) {
    let wait = retry.wait(
      for: problem.retry, repetition: repetition, retryAfter: problem.fault?.retryAfter,
      now: wallClock.now())
    guard let wait else { throw problem }
    do {
      try await clock.sleep(for: wait)
    } catch {
      throw RemoteProblem(AppError(.cancelled, "Cancelled."))
    }
  }
}
