import Foundation

/// A request as the loopback server received it.
public struct LoopbackRequest: Sendable, Equatable {
  public let method: String
  /// Path and query, still percent-encoded.
  public let target: String
  /// Names in lower case.
  public let headers: [String: String]
  public let body: [UInt8]
  /// Numbers the connections from 0, to see which requests shared one.
  public let connection: Int

  public init(
    method: String, target: String, headers: [String: String], body: [UInt8], connection: Int
  ) {
    self.method = method
    self.target = target
    self.headers = headers
    self.body = body
    self.connection = connection
  }

  /// The query items in order, decoded as PostgREST does: `+` is a space.
  public var query: [(name: String, value: String)] {
    guard let mark = target.firstIndex(of: "?") else { return [] }
    return target[target.index(after: mark)...].split(separator: "&").map { item in
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let value = parts.count > 1 ? parts[1] : ""
      return (String(parts[0]), Self.decoded(value))
    }
  }

  public subscript(item: String) -> [String] {
    query.filter { $0.name == item }.map(\.value)
  }

  /// The first value of a query item.
  public func value(_ name: String) -> String? { self[name].first }

  private static func decoded(_ text: some StringProtocol) -> String {
    let spaced = String(text).replacing("+", with: " ")
    return spaced.removingPercentEncoding ?? spaced
  }
}
