import Core

/// A question to WakaTime that was not answered: what the user is told, and whether to ask again.
struct WakaTimeProblem: Error, Sendable, Equatable {
  let error: AppError
  var retry = RetryRule.never
  var retryAfter: String?
  /// For the log; holds neither the key nor a body.
  let cause: String

  init(_ response: HTTPResponse, host: String) {
    cause = "HTTP \(response.status)"
    retryAfter = response.headers["Retry-After"]
    let status = response.status
    switch status {
    case 202:
      error = AppError(
        .serverUnavailable, "\(host) is still computing these days. Try again in some minutes.")
    case 200..<300 where !response.isJSON:
      error = AppError(
        .badAnswer, "Something other than \(host) answered. Does this network want a log-in?")
    case 200..<300: error = Self.unreadable(host)
    case 300..<400:
      error = AppError(.configuration, "\(host) redirects elsewhere. Check WAKATIME_API_URL.")
    case 401, 403: error = Self.refused(host)
    case 402:
      error = AppError(
        .unauthorised, "\(host) does not give this account days that old. Use fewer --days.")
    case 404:
      error = AppError(
        .configuration, "\(host) has no WakaTime interface there. Check WAKATIME_API_URL.")
    case 429:
      error = AppError(.serverUnavailable, "\(host) asks for fewer requests. Try again later.")
      retry = .backoff
    case 408, 500...:
      error = AppError(.serverUnavailable, "\(host) is failing (\(status)). Try again later.")
      retry = .backoff
    default:
      error = AppError(.badAnswer, "\(host) refused a request (\(status)).")
    }
  }

  init(_ failure: HTTPFailure, host: String) {
    cause = "\(failure.kind.rawValue) \(SafeText.oneLine(failure.cause))"
    switch failure.kind {
    // A refused key comes with a question for another one, which ends the exchange.
    case .challenged: error = Self.refused(host)
    case .cancelled: error = AppError(.cancelled, "Cancelled.")
    case .notConnected: error = AppError(.offline, "Not connected to a network.")
    case .hostNotFound: error = AppError(.offline, "Cannot find \(host). Is there a network?")
    case .refused, .timedOut:
      error = AppError(.offline, "\(host) did not answer in time. Try again later.")
    case .connectionLost:
      error = AppError(.offline, "The connection to \(host) broke off. Try again.")
      retry = .backoff
    case .notHTTP, .transferFailed:
      error = AppError(
        .badAnswer, "The answer of \(host) was cut short or is not trusted. Try again.")
      retry = .once
    case .noLibrary:
      error = AppError(.configuration, "Install libcurl (libcurl4): without it none can be asked.")
    case .tooLarge: error = AppError(.badAnswer, "The answer of \(host) was too large to read.")
    case .forbiddenURL:
      error = AppError(.configuration, "WAKATIME_API_URL cannot be used. Check it.")
    }
  }

  init(_ error: AppError, cause: String = "") {
    self.error = error
    self.cause = cause
  }

  static func unreadable(_ host: String) -> AppError {
    AppError(.badAnswer, "The answer of \(host) could not be read. Nothing of it was kept.")
  }

  private static func refused(_ host: String) -> AppError {
    AppError(.unauthorised, "\(host) refuses the key. \(WakaTimeAccess.whereToFind)")
  }
}
