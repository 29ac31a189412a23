import Core

extension RemoteProblem {
  /// A request that got no answer.
  package init(_ failure: HTTPFailure, _ context: RequestContext) {
    let host = SafeText.oneLine(context.host, limit: 60)
    let (kind, message, retry): (AppError.Kind, String, RetryRule) =
      switch failure.kind {
      case .notConnected: (.offline, "Not connected to a network.", .never)
      case .hostNotFound:
        (.offline, "Cannot find \(host): offline, or the project is paused or deleted.", .never)
      case .refused: (.offline, "\(host) does not accept connections. Try again later.", .never)
      case .timedOut: (.offline, "\(host) did not answer in time. Try again later.", .never)
      case .connectionLost: (.offline, "The connection to \(host) broke off. Try again.", .backoff)
      case .notHTTP:
        (
          .badAnswer, "\(host) did not answer as Supabase does. Check the network and the URL.",
          .once
        )
      case .transferFailed:
        (
          .badAnswer,
          "The answer of \(host) was cut short, or its certificate is not trusted. Try again.",
          .once
        )
      case .challenged:
        (
          .unauthorised,
          "\(host) asks for a user name and password. Check the project URL in Settings.", .never
        )
      case .tooLarge: (.badAnswer, "The answer of \(host) was too large to read.", .never)
      case .forbiddenURL:
        (
          .configuration, "The project URL cannot be used. Check SUPABASE_URL or config.json.",
          .never
        )
      case .cancelled: (.cancelled, "Cancelled.", .never)
      case .noLibrary:
        (.configuration, "Install libcurl (libcurl4): without it no server can be asked.", .never)
      }
    self.init(
      AppError(kind, message), retry: retry, failure: failure.kind,
      cause: "\(failure.kind.rawValue) \(SafeText.oneLine(failure.cause))")
  }
}
