import Foundation
import FoundationNetworking

extension HTTPFailure {
  /// Reads what URLSession says on Linux. The codes are measured, not documented: an empty reply
  /// is -1011, a status line that is none -1002, and -1 hides truncation and distrust alike.
  init(_ error: any Error) {
    let code = (error as NSError).code
    let kind: Kind =
      switch URLError.Code(rawValue: code) {
      case .cancelled: .cancelled
      case .notConnectedToInternet: .notConnected
      case .cannotFindHost, .dnsLookupFailed: .hostNotFound
      case .cannotConnectToHost: .refused
      case .timedOut: .timedOut
      case .networkConnectionLost: .connectionLost
      case .badServerResponse, .unsupportedURL: .notHTTP
      case .badURL: .forbiddenURL
      default: .transferFailed
      }
    self.init(kind, "URLError \(code): \(error.localizedDescription)")
  }
}
