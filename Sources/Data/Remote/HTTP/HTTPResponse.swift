/// An answer, as plain values.
package struct HTTPResponse: Sendable, Equatable {
  package var status: Int
  package var headers: HTTPHeaders
  package var body: [UInt8]

  package init(status: Int, headers: HTTPHeaders = [:], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Any 2xx: PostgREST answers 206 for a part of the rows and 201 for an insert.
  package var isSuccess: Bool { (200..<300).contains(status) }

  /// Whether the body calls itself JSON.
  package var isJSON: Bool {
    let type = (headers["Content-Type"] ?? "").lowercased().prefix { $0 != ";" }
    return type.contains("/json") || type.contains("+json")
  }
}
