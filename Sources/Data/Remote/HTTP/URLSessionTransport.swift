import Foundation
import FoundationNetworking

/// HTTP by the system's URLSession. Nothing is created before the first request.
package final class URLSessionTransport: HTTPTransport {
  private let reads = TransferSession()
  private let clock: any Clock<Duration>

  package init(clock: any Clock<Duration>) {
    self.clock = clock
  }

  deinit {
    reads.invalidate()
  }

  /// Reads share one session and its connections. Each write has its own: on a reused connection
  /// that dies, libcurl silently sends a write again without its body and hangs.
  package func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    guard LateCurl.isThere else { throw HTTPFailure(.noLibrary) }
    let urlRequest = try Self.urlRequest(for: request)
    let session = request.method.isRead ? reads : TransferSession()
    defer { if !request.method.isRead { session.invalidate() } }
    return try await session.run(
      urlRequest, deadline: request.deadline, byteLimit: request.byteLimit, clock: clock)
  }

  private static func urlRequest(for request: HTTPRequest) throws(HTTPFailure) -> URLRequest {
    guard let url = URL(string: request.url), let host = url.host, !host.isEmpty,
      url.scheme == "https" || (url.scheme == "http" && isLoopback(host))
    else { throw HTTPFailure(.forbiddenURL) }
    var urlRequest = URLRequest(url: url)
    urlRequest.httpMethod = request.method.rawValue
    urlRequest.httpBody = request.body.map { Data($0) }
    urlRequest.httpShouldHandleCookies = false
    for field in request.headers.fields {
      urlRequest.setValue(field.value, forHTTPHeaderField: field.name)
    }
    return urlRequest
  }

  /// Whether a host is this machine, where plain http betrays nothing to anybody.
  package static func isLoopback(_ host: String) -> Bool {
    let host = host.lowercased()
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return host == "localhost" || host == "::1" || host == "[::1]"
      || (parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil })
  }
}
