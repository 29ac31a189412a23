import Core
import StatsData
import TestSupport
import Testing

/// What comes instead of rows never becomes rows.
@Suite(.timeLimit(.minutes(5))) struct BadAnswerTests {
  @Test(arguments: [
    "", "[", "[{\"date\":\"2026-01-01\"", "{}", "null", "\"\"", "[NaN]", "[] []", "upstream c",
  ])
  func bodiesThatAreNotRows(body: String) async throws {
    let client = try RemoteFixture.client(StubTransport([.json(body)]))
    let error = await RemoteFixture.failure(client)
    #expect(error?.kind == .badAnswer)
    #expect(error?.message.contains(body) != true || body.count < 3)
  }

  @Test(arguments: ["text/html", "text/plain; charset=utf-8", "application/octet-stream", ""])
  func aLogInPageIsNotSupabase(type: String) async throws {
    let page = HTTPResponse(
      status: 200, headers: type.isEmpty ? [:] : ["Content-Type": type], body: Array("[]".utf8))
    let error = await RemoteFixture.failure(try RemoteFixture.client(StubTransport([page])))
    #expect(error?.kind == .badAnswer)
    #expect(error?.message.contains("log in") == true)
  }

  @Test(arguments: HTTPFailure.Kind.allCases)
  func everyFailureOfTheTransportIsTold(kind: HTTPFailure.Kind) async throws {
    let transport = StubTransport { _, _ throws(HTTPFailure) in
      throw HTTPFailure(kind, "URLError \u{1B}[0m raw")
    }
    let error = try #require(await RemoteFixture.failure(try RemoteFixture.client(transport)))
    let kinds: [HTTPFailure.Kind: AppError.Kind] = [
      .notConnected: .offline, .hostNotFound: .offline, .refused: .offline, .timedOut: .offline,
      .connectionLost: .offline, .notHTTP: .badAnswer, .transferFailed: .badAnswer,
      .challenged: .unauthorised, .tooLarge: .badAnswer, .forbiddenURL: .configuration,
      .cancelled: .cancelled, .noLibrary: .configuration,
    ]
    let repeated: Set<HTTPFailure.Kind> = [.timedOut, .notHTTP, .transferFailed]
    #expect(error.kind == kinds[kind])
    #expect(!error.message.contains("raw") && error.message.count < 120)
    #expect(
      transport.requests.count == (kind == .connectionLost ? 3 : repeated.contains(kind) ? 2 : 1))
  }

  @Test func aNameThatDoesNotResolveMayBeAPause() async throws {
    let transport = StubTransport { _, _ throws(HTTPFailure) in throw HTTPFailure(.hostNotFound) }
    let error = await RemoteFixture.failure(try RemoteFixture.client(transport))
    #expect(
      error?.message
        == "Cannot find abc.supabase.co: offline, or the project is paused or deleted.")
  }

  /// The faults as the wire shows them, through URLSession.
  @Test(arguments: [
    (LoopbackAnswer.json("[]").with(.empty), AppError.Kind.badAnswer),
    (LoopbackAnswer.json("[]").with(.reset), .offline),
    (LoopbackAnswer.json("[1,2,3]").with(.truncate(bytes: 4)), .badAnswer),
    (LoopbackAnswer(body: Array("220 ftp\r\n".utf8), behaviour: .garbage), .badAnswer),
    (LoopbackAnswer.html("<html>log in</html>"), .badAnswer),
    (LoopbackAnswer(status: 401, headers: [("WWW-Authenticate", "Basic realm=x")]), .unauthorised),
    (LoopbackAnswer(status: 302, headers: [("Location", "/login")]), .configuration),
  ])
  func faultsOnTheWire(answer: LoopbackAnswer, kind: AppError.Kind) async throws {
    let server = try LoopbackServer(always: answer)
    defer { server.stop() }
    let client = try RemoteFixture.client(
      URLSessionTransport(clock: ContinuousClock()), url: server.url)
    #expect(await RemoteFixture.failure(client)?.kind == kind)
  }

  @Test func cancellingARepetitionEndsIt() async throws {
    let busy = HTTPResponse.json(#"{"code":"PGRST002","message":"x"}"#, status: 503)
    let transport = StubTransport([busy])
    let client = try RemoteFixture.client(transport, clock: EndlessClock())
    let task = Task { await RemoteFixture.failure(client) }
    while transport.requests.isEmpty { await Task.yield() }
    task.cancel()
    #expect(await task.value?.kind == .cancelled)
    #expect(transport.requests.count == 1)
  }
}
