/// The methods that are sent.
package enum HTTPMethod: String, Sendable {
  case get = "GET"
  case head = "HEAD"
  case post = "POST"
  case patch = "PATCH"
  case delete = "DELETE"

  /// Whether sending the request twice does no more than sending it once would. Only such a
  /// request is repeated by itself.
  package var isRead: Bool { self == .get || self == .head }
}
