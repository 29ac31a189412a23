/// The two complaints about a token that the server tells apart by their words alone.
extension ServerFault {
  /// PGRST303; PGRST301 with the same words up to version 12.
  package var isExpiredToken: Bool {
    status == 401 && hasTokenCode && message.lowercased().contains("jwt expired")
  }

  /// Clocks that disagree; the server allows 30 s.
  package var isTokenFromFuture: Bool {
    let message = message.lowercased()
    return status == 401 && hasTokenCode
      && (message.contains("issued at future") || message.contains("not yet valid"))
  }

  private var hasTokenCode: Bool { code == "PGRST303" || code == "PGRST301" }
}
