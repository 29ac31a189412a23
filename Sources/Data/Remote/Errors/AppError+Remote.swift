import Core

extension RemoteProblem {
  /// An answer that is not a success: the server's code decides first, then the status.
  package init(_ fault: ServerFault, _ context: RequestContext, now: Instant) {
    let verdict =
      Self.verdictOnToken(fault, context, now: now)
      ?? Self.verdictOnSchema(fault, context)
      ?? Self.verdictOnDatabase(fault)
      ?? Self.verdictOnStatus(fault, context)
    self.init(
      AppError(verdict.kind, verdict.message), retry: verdict.retry, fault: fault,
      cause: "HTTP \(fault.status) \(fault.code ?? "-"): \(SafeText.oneLine(fault.message))")
  }

  private struct Verdict {
    let kind: AppError.Kind
    let message: String
    var retry = RetryRule.never

    init(_ kind: AppError.Kind, _ message: String, _ retry: RetryRule = .never) {
      self.kind = kind
      self.message = message
      self.retry = retry
    }
  }

  private static func verdictOnToken(
    _ fault: ServerFault, _ context: RequestContext, now: Instant
  ) -> Verdict? {
    if fault.isExpiredToken {
      return context.isSignedIn
        ? Verdict(.unauthorised, "The session has ended. Sign in again.")
        : Verdict(
          .configuration, "The key has expired. Paste the project's current key in Settings.")
    }
    if fault.isTokenFromFuture {
      let offset = fault.serverTime.map { clockSentence(ahead: now.milliseconds - $0.milliseconds) }
      return Verdict(
        .unauthorised, "The server says the time is wrong. \(offset ?? clockSentence(ahead: 0))",
        .shortly)
    }
    switch (fault.status, fault.code) {
    case (_, "PGRST301"), (_, "PGRST303"), (401, "22023"):
      return context.isSignedIn
        ? Verdict(.unauthorised, "The server refused the session. Sign in again.")
        : Verdict(.configuration, "The server refused the key. Paste it again in Settings.")
    case (_, "PGRST302"):
      return Verdict(.unauthorised, "This project answers nobody who is not signed in. Sign in.")
    case (_, "42501"):
      let table = context.table
      return context.isSignedIn
        ? Verdict(
          .unauthorised, "Your account may not use \(table). Check its policies and grants.")
        : Verdict(.unauthorised, "The key alone may not use \(table). Sign in.")
    case (401, _):
      return Verdict(
        .configuration, "The server does not know this key. Check SUPABASE_KEY or config.json.")
    default: return nil
    }
  }

  private static func clockSentence(ahead milliseconds: Int) -> String {
    let seconds = abs(milliseconds) / 1000
    guard seconds >= 5 else { return "Try again in a minute." }
    let amount = seconds < 120 ? "\(seconds) s" : "\(seconds / 60) min"
    return "This machine's clock is \(amount) \(milliseconds > 0 ? "ahead" : "behind")."
  }

  private static func verdictOnSchema(_ fault: ServerFault, _ context: RequestContext) -> Verdict? {
    switch fault.code {
    case "PGRST205", "42P01":
      return Verdict(
        .schema,
        "There is no table \(context.table). Run the migration (codingfit schema), or NOTIFY pgrst, 'reload schema'."
      )
    case "PGRST204", "42703":
      return Verdict(
        .schema,
        "The table \(context.table) lacks a column. Run the migration again: codingfit schema.")
    case "PGRST202":
      return Verdict(
        .schema, "The database lacks a function. Run the migration again: codingfit schema.")
    case "PGRST106":
      return Verdict(
        .configuration,
        "The project does not expose its tables. Enable the Data API in its settings.")
    default: return nil
    }
  }

  private static func verdictOnDatabase(_ fault: ServerFault) -> Verdict? {
    switch fault.code {
    case "57014":
      return Verdict(.serverUnavailable, "The database gave up on a slow query. Try again.")
    case "PGRST002":
      return Verdict(
        .serverUnavailable, "The project is waking up. Try again in a minute.", .backoff)
    case "PGRST000", "PGRST001", "PGRST003":
      return Verdict(
        .serverUnavailable, "The project's database is busy. Try again in a minute.", .backoff)
    case "23505": return Verdict(.invalidInput, "The server already has such an entry.")
    case "23503", "23514", "23502", "22003":
      return Verdict(.invalidInput, "The server refused a value as out of range or missing.")
    case "PGRST116": return Verdict(.badAnswer, "The server did not find exactly one row.")
    case "21000", "22007", "22008", "22P02":
      return Verdict(.badAnswer, "The server did not understand a request. See the log.")
    case let code? where code.hasPrefix("PGRST1"):
      return Verdict(.badAnswer, "The server did not understand a request. See the log.")
    default: return nil
    }
  }

  /// Answers of the gateway and the edge, whose bodies say little or nothing.
  private static func verdictOnStatus(_ fault: ServerFault, _ context: RequestContext) -> Verdict {
    let host = SafeText.oneLine(context.host, limit: 60)
    switch fault.status {
    case 300..<400:
      return Verdict(
        .configuration, "\(host) redirects elsewhere. Check the project URL in Settings.")
    case 402:
      return Verdict(
        .serverUnavailable, "The project is over its quota or unpaid. See the Supabase dashboard.")
    case 403:
      return Verdict(.unauthorised, "\(host) forbids this request. Check the key in Settings.")
    case 404:
      return Verdict(
        .configuration, "\(host) is no Supabase project. Check the project URL in Settings.")
    case 429:
      return Verdict(.serverUnavailable, "Too many requests. Try again in a minute.", .backoff)
    case 540:
      return Verdict(
        .serverUnavailable, "The project is paused. Restore it in the Supabase dashboard.")
    case 544:
      return Verdict(.serverUnavailable, "Supabase took too long (544). Try again.", .once)
    case 408, 502, 503, 504, 520...524, 530:
      return Verdict(
        .serverUnavailable, "Supabase is unreachable (\(fault.status)). Try again later.", .backoff)
    case 500...:
      return Verdict(.serverUnavailable, "The server failed (\(fault.status)). Try again later.")
    default:
      return Verdict(.badAnswer, "The server refused a request (\(fault.status)). See the log.")
    }
  }
}
