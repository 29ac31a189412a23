import Core

/// What became of the last sign-in or sign-out.
public enum AccountOutcome: Hashable, Sendable {
  case none
  case working
  case failed(AppError)
}
