import Core

/// An exchange that failed: what the user is told, and what the program may still try.
package struct RemoteProblem: Error, Sendable, Equatable {
  package let error: AppError
  package let retry: RetryRule
  /// The server's answer, where there was one.
  package let fault: ServerFault?
  /// Why there was none.
  package let failure: HTTPFailure.Kind?
  /// The raw cause, for the log.
  package let cause: String

  package init(
    _ error: AppError, retry: RetryRule = .never, fault: ServerFault? = nil,
    failure: HTTPFailure.Kind? = nil, cause: String = ""
  ) {
    self.error = error
    self.retry = retry
    self.fault = fault
    self.failure = failure
    self.cause = cause
  }

  package var code: String? { fault?.code }

  /// A column that was asked for is not there.
  var meansMissingColumn: Bool { code == "42703" || code == "PGRST204" }
  /// The page lies past the end.
  var meansPastEnd: Bool { code == "PGRST103" }
  /// The answer took too long; fewer rows may be quick enough.
  var meansTooSlow: Bool { code == "57014" || failure == .timedOut }
  /// The server, or the way to it, has said that nothing was done. Behind every other failure of a
  /// write the work may have been done all the same.
  var isRefusal: Bool {
    if let failure {
      return [.notConnected, .hostNotFound, .refused, .forbiddenURL].contains(failure)
    }
    return fault.map { (400..<500).contains($0.status) } ?? false
  }
  /// The token has run out; a new one may be had.
  var meansExpired: Bool { fault?.isExpiredToken ?? false }
}
