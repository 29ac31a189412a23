import Core
import StatsData
import TestSupport
import Testing

@Suite struct SupabaseAuthTests {
  private static let answer = #"""
    {"access_token":"a1","token_type":"bearer","expires_in":3600,"expires_at":1,
     "refresh_token":"r1","user":{"id":"u1","email":"a@example.com","x":{"id":"no"}}}
    """#

  private func auth(_ transport: any HTTPTransport) throws(AppError) -> SupabaseAuth {
    SupabaseAuth(
      configuration: try SupabaseConfiguration(
        url: "https://abc.supabase.co", key: RemoteFixture.anon),
      transport: transport, wallClock: WallClock(systemZone: "UTC") { RemoteFixture.now })
  }

  private func failure(_ response: HTTPResponse) async throws -> AppError? {
    do throws(AppError) {
      _ = try await auth(StubTransport([response])).signIn(email: "a@b.c", password: "p")
      return nil
    } catch {
      return error
    }
  }

  @Test func signingInGivesASession() async throws {
    let transport = StubTransport([.json(Self.answer)])
    let session = try await auth(transport).signIn(email: "a@example.com", password: "p\"w")
    let request = try #require(transport.requests.first)
    #expect(request.url == "https://abc.supabase.co/auth/v1/token?grant_type=password")
    #expect(
      request.body.map { String(decoding: $0, as: UTF8.self) }
        == #"{"email":"a@example.com","password":"p\"w"}"#)
    #expect(request.headers["Authorization"] == nil)
    #expect(
      session
        == UserSession(
          accessToken: "a1", refreshToken: "r1",
          expiry: RemoteFixture.now.advanced(byMilliseconds: 3_600_000), clockOffset: 0,
          userID: "u1", email: "a@example.com"))
  }

  @Test func theExpiryIsTheServersTime() async throws {
    var answer = HTTPResponse.json(Self.answer)
    answer.headers["Date"] = "Sun, 06 Nov 1994 08:49:37 GMT"
    let session = try await auth(StubTransport([answer])).signIn(email: "a", password: "p")
    #expect(session.expiry.milliseconds == 784_115_377_000)
    #expect(session.remaining(at: RemoteFixture.now) == 3_600_000)
  }

  @Test func aSessionSurvivesItsFile() async throws {
    let session = UserSession(
      accessToken: "a\"\\\n", refreshToken: "r", expiry: RemoteFixture.now, clockOffset: -5,
      userID: "u", email: "β@x")
    #expect(UserSession(json: Array(session.json.utf8)) == session)
    #expect(UserSession(json: Array(session.json.utf8.dropLast(3))) == nil)
    #expect(!"\(session)".contains("a\""))
  }

  /// The three shapes in which servers of different age complain.
  @Test(arguments: [
    #"{"code":400,"error_code":"invalid_credentials","msg":"x"}"#,
    #"{"code":"invalid_credentials","message":"x"}"#,
    #"{"error":"invalid_grant","error_description":"Invalid login credentials"}"#,
  ])
  func theThreeShapesOfErrors(body: String) async throws {
    let error = try await failure(.json(body, status: 400))
    #expect(error == AppError(.unauthorised, "The e-mail address or the password is wrong."))
  }

  @Test(arguments: [
    ("email_not_confirmed", 400, AppError.Kind.unauthorised, "Confirm"),
    ("user_banned", 400, .unauthorised, "blocked"), ("otp_expired", 403, .unauthorised, "code"),
    ("otp_disabled", 422, .unauthorised, "no account"),
    ("over_email_send_rate_limit", 429, .serverUnavailable, "moment ago"),
    ("over_request_rate_limit", 429, .serverUnavailable, "Too many"),
    ("validation_failed", 400, .invalidInput, "address"), ("x", 500, .serverUnavailable, "500"),
    ("x", 540, .serverUnavailable, "paused"), ("x", 404, .configuration, "URL"),
    ("x", 409, .serverUnavailable, "busy"),
  ])
  func refusalsAreTold(code: String, status: Int, kind: AppError.Kind, says: String) async throws {
    let error = try await failure(
      .json(#"{"code":\#(status),"error_code":"\#(code)","msg":"m"}"#, status: status))
    #expect(error?.kind == kind)
    #expect(error?.message.contains(says) == true)
  }

  @Test(arguments: ["{}", "[", #"{"access_token":"a"}"#, #"{"access_token":1,"refresh_token":2}"#])
  func anAnswerWithoutTokensIsBad(body: String) async throws {
    #expect(try await failure(.json(body))?.kind == .badAnswer)
  }

  @Test func onlyThisDeviceIsSignedOut() async throws {
    let transport = StubTransport([HTTPResponse(status: 204)])
    let session = UserSession(
      accessToken: "a1", refreshToken: "r", expiry: RemoteFixture.now, clockOffset: 0, userID: "u",
      email: "")
    try await auth(transport).signOut(session)
    let request = try #require(transport.requests.first)
    #expect(request.url.hasSuffix("/auth/v1/logout?scope=local"))
    #expect(request.headers["Authorization"] == "Bearer a1")
  }

  @Test func aCodeIsMailedAndTraded() async throws {
    let transport = StubTransport([.json("{}"), .json(Self.answer)])
    let auth = try auth(transport)
    try await auth.sendCode(email: "a@example.com")
    #expect(try await auth.verify(email: "a@example.com", code: "123456").userID == "u1")
    let bodies = transport.requests.map { String(decoding: $0.body ?? [], as: UTF8.self) }
    #expect(
      bodies == [
        #"{"email":"a@example.com","create_user":false}"#,
        #"{"email":"a@example.com","token":"123456","type":"email"}"#,
      ])
  }
}
