import Core
import StatsData
import TestSupport
import Testing

/// Every row of the table of server answers: what the user is told, and how often it is tried.
@Suite struct ServerErrorTests {
  struct Case: Sendable, CustomStringConvertible {
    let status: Int
    let code: String?
    let message: String
    let kind: AppError.Kind
    /// What the sentence for the user must hold.
    let says: String
    /// Requests sent in all, where the server keeps answering like this.
    var requests = 1

    init(
      _ status: Int, _ code: String?, _ kind: AppError.Kind, _ says: String, _ requests: Int = 1,
      words message: String = "x"
    ) {
      self.status = status
      self.code = code
      self.message = message
      self.kind = kind
      self.says = says
      self.requests = requests
    }

    var description: String { "\(status) \(code ?? "-") \(message)" }

    var response: HTTPResponse {
      let code = code.map { "\"code\":\"\($0)\"," } ?? ""
      return .json(
        #"{\#(code)"message":"\#(message)","details":null,"hint":null}"#, status: status)
    }
  }

  static let cases = [
    Case(401, "PGRST303", .configuration, "expired", words: "JWT expired"),
    Case(401, "PGRST301", .configuration, "expired", words: "JWT expired"),
    Case(401, "PGRST303", .unauthorised, "time", 4, words: "JWT issued at future"),
    Case(401, "PGRST303", .unauthorised, "time", 4, words: "JWT not yet valid"),
    Case(401, "PGRST301", .configuration, "key", words: "Expected 3 parts in JWT; got 1"),
    Case(401, "PGRST302", .unauthorised, "Sign in"),
    Case(401, "42501", .unauthorised, "Sign in"),
    Case(401, nil, .configuration, "key", words: "Invalid API key"),
    Case(401, "UNAUTHORIZED_INVALID_KEY", .configuration, "key"),
    Case(404, "PGRST205", .schema, "migration"),
    Case(404, "42P01", .schema, "summaries"),
    Case(400, "PGRST204", .schema, "column"),
    Case(400, "42703", .schema, "column"),
    Case(404, "PGRST202", .schema, "function"),
    Case(404, nil, .configuration, "URL"),
    Case(406, "PGRST106", .configuration, "Data API"),
    Case(406, "PGRST116", .badAnswer, "one row"),
    Case(400, "PGRST100", .badAnswer, "log"),
    Case(400, "22007", .badAnswer, "log"),
    Case(400, "22P02", .badAnswer, "log"),
    Case(409, "23505", .invalidInput, "already"),
    Case(409, "23503", .invalidInput, "refused"),
    Case(400, "23514", .invalidInput, "refused"),
    Case(500, "57014", .serverUnavailable, "slow", 2),
    Case(500, "21000", .badAnswer, "log"),
    Case(500, "XX000", .serverUnavailable, "500"),
    Case(503, "PGRST002", .serverUnavailable, "waking", 3),
    Case(503, "PGRST000", .serverUnavailable, "busy", 3),
    Case(503, "PGRST001", .serverUnavailable, "busy", 3),
    Case(504, "PGRST003", .serverUnavailable, "busy", 3),
    Case(402, nil, .serverUnavailable, "quota"),
    Case(403, nil, .unauthorised, "forbids"),
    Case(429, nil, .serverUnavailable, "Too many", 3),
    Case(540, nil, .serverUnavailable, "paused"),
    Case(544, nil, .serverUnavailable, "544", 2),
    Case(503, nil, .serverUnavailable, "503", 3),
    Case(302, nil, .configuration, "redirects"),
    Case(418, nil, .badAnswer, "418"),
  ]

  @Test(arguments: cases)
  func answersAreTold(_ one: Case) async throws {
    let clock = ImpatientClock()
    let transport = StubTransport([one.response])
    let error = await RemoteFixture.failure(try RemoteFixture.client(transport, clock: clock))
    #expect(error?.kind == one.kind)
    #expect(error?.message.contains(one.says) == true)
    #expect(transport.requests.count == one.requests)
    #expect(clock.sleeps.allSatisfy { (.seconds(1)...(.seconds(60))).contains($0) })
  }

  @Test(arguments: [520, 521, 522, 523, 524, 530])
  func pagesOfTheEdgeStayOffTheScreen(status: Int) async throws {
    let html = HTTPResponse(
      status: status, headers: ["Content-Type": "text/html"],
      body: Array("<!DOCTYPE html><title>\u{1B}[31mError</title>".utf8))
    let error = await RemoteFixture.failure(try RemoteFixture.client(StubTransport([html])))
    #expect(error?.message == "Supabase is unreachable (\(status)). Try again later.")
    #expect(error?.kind == .serverUnavailable)
  }

  @Test func aSignedInUserIsToldOfRightsNotOfSigningIn() {
    let context = RequestContext(host: "h", table: "durations", isSignedIn: true)
    let answer = HTTPResponse.json(#"{"code":"42501","message":"denied"}"#, status: 403)
    let problem = RemoteProblem(ServerFault(answer), context, now: RemoteFixture.now)
    #expect(problem.error.kind == .unauthorised)
    #expect(problem.error.message.contains("Your account may not use durations"))
  }

  @Test(arguments: [(-600_000, "10 min behind"), (65_000, "65 s ahead")])
  func disagreeingClocksAreMeasured(offset: Int, sentence: String) throws {
    let context = RequestContext(host: "h", table: "t", isSignedIn: true)
    var answer = HTTPResponse.json(
      #"{"code":"PGRST303","message":"JWT issued at future"}"#, status: 401)
    answer.headers["Date"] = "Sun, 06 Nov 1994 08:49:37 GMT"
    let server = Instant(milliseconds: 784_111_777_000)
    let problem = RemoteProblem(
      ServerFault(answer), context, now: server.advanced(byMilliseconds: offset))
    #expect(problem.error.message.contains(sentence))
  }

  @Test func waitingOutAMomentSucceeds() async throws {
    let future = HTTPResponse.json(
      #"{"code":"PGRST303","message":"JWT issued at future"}"#, status: 401)
    let clock = ImpatientClock()
    let transport = StubTransport([future, future, .json("[]")])
    let client = try RemoteFixture.client(transport, clock: clock)
    #expect(try await client.rows(RowQuery(table: .summaries)).rows.isEmpty)
    #expect(clock.sleeps == [.seconds(1), .seconds(2)])
  }

  @Test func aHeadAnswerNamesItsCodeInAHeader() {
    let answer = HTTPResponse(
      status: 404, headers: ["Proxy-Status": "PostgREST; error=PGRST205"], body: [])
    #expect(ServerFault(answer).code == "PGRST205")
  }
}
