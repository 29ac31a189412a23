import StatsData

/// The real transport with a deadline that a test can wait for.
struct HastyTransport: HTTPTransport {
  private let transport = URLSessionTransport(clock: ContinuousClock())
  var deadline = Duration.milliseconds(700)

  func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    var request = request
    request.deadline = deadline
    return try await transport.send(request)
  }
}
