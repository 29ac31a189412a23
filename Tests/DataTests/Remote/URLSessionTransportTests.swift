import Foundation
import StatsData
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct URLSessionTransportTests {
  private let transport = URLSessionTransport(clock: ContinuousClock())

  private func kind(
    _ answer: LoopbackAnswer, deadline: Duration = .seconds(120), byteLimit: Int = 1 << 20
  ) async throws -> HTTPFailure.Kind? {
    let server = try LoopbackServer(always: answer)
    defer { server.stop() }
    var request = HTTPRequest(.get, server.url + "/x")
    request.deadline = deadline
    request.byteLimit = byteLimit
    do throws(HTTPFailure) {
      _ = try await transport.send(request)
      return nil
    } catch {
      return error.kind
    }
  }

  @Test func sendsAndReceivesAsPlainValues() async throws {
    let server = try LoopbackServer(
      always: .json("[1]", status: 206, headers: [("Content-Range", "0-0/9")]))
    defer { server.stop() }
    let request = HTTPRequest(.get, server.url + "/rest?a=b%2Bc", headers: ["apikey": "k"])
    let response = try await transport.send(request)
    let seen = try #require(server.requests.first)
    #expect(response.status == 206 && response.isJSON && response.body == Array("[1]".utf8))
    #expect(response.headers["content-range"] == "0-0/9")
    #expect(seen.method == "GET" && seen.target == "/rest?a=b%2Bc")
    #expect(seen.headers["apikey"] == "k")
  }

  @Test(arguments: [
    (LoopbackAnswer.json("[]").with(.empty), HTTPFailure.Kind.notHTTP),
    (LoopbackAnswer.json("[]").with(.reset), .connectionLost),
    (LoopbackAnswer.json("[1,2,3]").with(.truncate(bytes: 3)), .transferFailed),
    (LoopbackAnswer.json("[1,2,3]").with(.resetAfter(bytes: 3)), .connectionLost),
    (LoopbackAnswer(body: Array("SSH-2.0-OpenSSH\r\n".utf8), behaviour: .garbage), .notHTTP),
  ])
  func faultsHaveTheirKind(answer: LoopbackAnswer, expected: HTTPFailure.Kind) async throws {
    let found = try await kind(answer)
    #expect(found == expected)
  }

  /// URLSession's own timers see neither. The answers would take minutes, so that the deadline is
  /// first however busy the machine is.
  @Test(arguments: [
    LoopbackAnswer.json("[]").with(.hang),
    LoopbackAnswer.json(String(repeating: "x", count: 9000)).with(
      .drip(bytes: 1, gapMilliseconds: 20)),
    LoopbackAnswer.json("[]").with(.delay(milliseconds: 180_000)),
  ])
  func theDeadlineEndsTheExchange(answer: LoopbackAnswer) async throws {
    #expect(try await kind(answer, deadline: .milliseconds(300)) == .timedOut)
  }

  @Test func aBasicChallengeIsRefusedAtOnce() async throws {
    let answer = LoopbackAnswer(status: 401, headers: [("WWW-Authenticate", "Basic realm=\"x\"")])
    #expect(try await kind(answer) == .challenged)
  }

  @Test func aBearerChallengeIsAnAnswer() async throws {
    let server = try LoopbackServer(
      always: .json("{}", status: 401, headers: [("WWW-Authenticate", "Bearer")]))
    defer { server.stop() }
    #expect(try await transport.send(HTTPRequest(.get, server.url)).status == 401)
  }

  @Test func aLongAnswerIsCutOff() async throws {
    let answer = LoopbackAnswer.json(String(repeating: "x", count: 300_000))
    #expect(try await kind(answer, byteLimit: 100_000) == .tooLarge)
  }

  @Test func aRedirectIsNotFollowed() async throws {
    let other = try LoopbackServer(always: .json("[]"))
    defer { other.stop() }
    let answer = LoopbackAnswer(status: 302, headers: [("Location", other.url + "/stolen")])
    let server = try LoopbackServer(always: answer)
    defer { server.stop() }
    let request = HTTPRequest(.get, server.url, headers: ["apikey": "secret"])
    #expect(try await transport.send(request).status == 302)
    #expect(other.requests.isEmpty)
  }

  @Test func cookiesAreNotKept() async throws {
    let server = try LoopbackServer(always: .json("[]", headers: [("Set-Cookie", "a=b; Path=/")]))
    defer { server.stop() }
    for _ in 0..<2 { _ = try await transport.send(HTTPRequest(.get, server.url)) }
    #expect(server.requests.map { $0.headers["cookie"] } == [nil, nil])
  }

  @Test func readsShareAConnectionAndWritesDoNot() async throws {
    let server = try LoopbackServer(always: .json("[]"))
    defer { server.stop() }
    for method in [HTTPMethod.get, .get, .post, .post] {
      let body: [UInt8]? = method == .post ? [0x7B, 0x7D] : nil
      _ = try await transport.send(HTTPRequest(method, server.url, body: body))
    }
    #expect(server.requests.map(\.connection) == [0, 0, 1, 2])
    #expect(server.requests.map(\.body.count) == [0, 0, 2, 2])
  }

  @Test func aHeadRequestHasNoBody() async throws {
    let server = try LoopbackServer(always: .json("[1,2]", headers: [("Content-Range", "0-1/2")]))
    defer { server.stop() }
    let response = try await transport.send(HTTPRequest(.head, server.url))
    #expect(response.status == 200 && response.body.isEmpty)
  }

  @Test func cancellingEndsTheExchange() async throws {
    let server = try LoopbackServer(always: LoopbackAnswer.json("[]").with(.hang))
    defer { server.stop() }
    let request = HTTPRequest(.get, server.url)
    let task = Task { [transport] in
      do throws(HTTPFailure) {
        _ = try await transport.send(request)
        return HTTPFailure.Kind?.none
      } catch {
        return error.kind
      }
    }
    while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    task.cancel()
    #expect(await task.value == .cancelled)
    #expect(try await kind(.json("[]")) == nil)
  }

  @Test func aClosedPortIsRefused() async throws {
    let server = try LoopbackServer(always: .json("[]"))
    server.stop()
    let request = HTTPRequest(.get, "http://127.0.0.1:1/")
    await #expect(throws: HTTPFailure.self) { _ = try await transport.send(request) }
  }

  @Test func aConnectionClosedWhileIdleIsReplaced() async throws {
    let server = try LoopbackServer(always: LoopbackAnswer.json("[]").with(.silentClose))
    defer { server.stop() }
    for _ in 0..<3 {
      #expect(try await transport.send(HTTPRequest(.get, server.url)).status == 200)
    }
  }

  @Test(arguments: [
    "http://example.com/", "ftp://127.0.0.1/", "not a url", "", "http://127.0.0.1.evil.com/",
    "http://127.1/", "https://",
  ])
  func plainHTTPOnlyReachesThisMachine(url: String) async {
    await #expect(throws: HTTPFailure(.forbiddenURL)) {
      _ = try await transport.send(HTTPRequest(.get, url))
    }
  }
}
