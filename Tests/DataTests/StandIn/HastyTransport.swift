import StatsData

/// The real transport with a deadline of the test's own.
struct HastyTransport: HTTPTransport {
  private let transport = URLSessionTransport(clock: ContinuousClock())
  var deadline = Duration.seconds(20)

  func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    var request = request
    request.deadline = deadline
    return try await transport.send(request)
  }
}
