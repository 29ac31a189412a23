import StatsData
import Synchronization

/// A transport without a network: a script answers, and the requests are kept.
package final class StubTransport: HTTPTransport {
  package typealias Script =
    @Sendable (HTTPRequest, Int) throws(HTTPFailure) -> HTTPResponse

  private let script: Script
  private let received = Mutex<[HTTPRequest]>([])

  package init(_ script: @escaping Script) {
    self.script = script
  }

  /// Answers with these in turn, and with the last one from then on.
  package convenience init(_ answers: [HTTPResponse]) {
    self.init { _, index in answers[min(index, answers.count - 1)] }
  }

  package var requests: [HTTPRequest] { received.withLock { $0 } }

  package func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    let index = received.withLock { requests in
      requests.append(request)
      return requests.count - 1
    }
    return try script(request, index)
  }
}

extension HTTPResponse {
  /// A JSON answer.
  package static func json(_ text: String, status: Int = 200) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: ["Content-Type": "application/json; charset=utf-8"],
      body: Array(text.utf8))
  }
}
