/// What a call to Auth is for; older servers use the same words for different refusals.
enum AuthPurpose: Sendable {
  case signIn
  case code
  case renewal
  case signOut
}
