/// A request, as plain values.
package struct HTTPRequest: Sendable, Equatable {
  package var method: HTTPMethod
  /// Absolute and percent-encoded.
  package var url: String
  package var headers: HTTPHeaders
  package var body: [UInt8]?
  /// The whole exchange must be over by then.
  package var deadline: Duration = .seconds(30)
  /// A longer answer, counted after decompression, is a failure.
  package var byteLimit = 64 << 20

  package init(
    _ method: HTTPMethod, _ url: String, headers: HTTPHeaders = [:], body: [UInt8]? = nil
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
  }
}
