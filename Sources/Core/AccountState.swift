/// Who is signed in, as Settings shows it.
public enum AccountState: Hashable, Sendable {
  /// There is no server that could have accounts: the demo, or imported files.
  case notPossible
  case signedOut
  /// The server no longer takes the session; nothing is read until the user signs in or out.
  case ended(email: String)
  /// `pending`: settings saved here and not yet sent. `problem`: why the last attempt to keep the
  /// settings in step failed.
  case signedIn(email: String, pending: Int, problem: AppError?)
}
