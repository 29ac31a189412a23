import Core

extension RemoteProblem {
  /// An unsuccessful answer of Auth. Codes first; a server too old to send them, or the gateway
  /// in front of it, is judged by the status.
  init(_ fault: ServerFault, _ context: RequestContext, for purpose: AuthPurpose, now: Instant) {
    guard let (kind, message) = Self.verdict(on: fault, for: purpose) else {
      self.init(fault, context, now: now)
      return
    }
    let isTransient = fault.status == 409 || fault.status == 429
    self.init(
      AppError(kind, message), retry: isTransient ? .once : .never, fault: fault,
      cause: "HTTP \(fault.status) \(fault.code ?? "-"): \(SafeText.oneLine(fault.message))")
  }

  /// The session is over, and asking again will not help.
  var endsSession: Bool { error == Self.ended }

  static let ended = AppError(.unauthorised, "The session has ended. Sign in again.")

  private static func verdict(
    on fault: ServerFault, for purpose: AuthPurpose
  ) -> (AppError.Kind, String)? {
    switch (fault.code, purpose) {
    case ("refresh_token_already_used", _), ("refresh_token_not_found", _),
      ("session_not_found", _), ("session_expired", _), ("invalid_grant", .renewal),
      ("bad_jwt", _), ("no_authorization", _):
      (ended.kind, ended.message)
    case ("invalid_credentials", _), ("invalid_grant", _):
      (.unauthorised, "The e-mail address or the password is wrong.")
    case ("email_not_confirmed", _):
      (.unauthorised, "Confirm your address first: the project has sent you a mail.")
    case ("user_banned", _): (.unauthorised, "This account is blocked.")
    case ("otp_expired", _): (.unauthorised, "The code is wrong or too old. Ask for a new one.")
    case ("otp_disabled", _), ("user_not_found", _), ("signup_disabled", _):
      (.unauthorised, "There is no account with this address.")
    case ("over_email_send_rate_limit", _):
      (.serverUnavailable, "A code was sent a moment ago. Wait a minute, then try again.")
    case ("over_request_rate_limit", _):
      (.serverUnavailable, "Too many attempts. Wait a minute, then try again.")
    case ("validation_failed", _), ("email_address_invalid", _):
      (.invalidInput, "The server does not take this for an e-mail address.")
    case ("email_provider_disabled", _), ("provider_disabled", _):
      (.configuration, "The project does not allow signing in by e-mail.")
    case ("captcha_failed", _):
      (.configuration, "The project asks for a captcha, which a terminal cannot show.")
    default:
      fault.status == 409 ? (.serverUnavailable, "Auth is busy. Try again.") : nil
    }
  }
}
