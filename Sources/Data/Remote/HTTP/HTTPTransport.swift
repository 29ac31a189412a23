/// Sends a request and brings the answer, whatever its status.
package protocol HTTPTransport: Sendable {
  func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse
}
