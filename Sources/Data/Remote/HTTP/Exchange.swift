/// Where an exchange stands. On a busy machine a deadline or a cancellation may come before the
/// exchange has begun, and must not be lost.
enum Exchange {
  case waiting
  case running(Transfer)
  case endedEarly(HTTPFailure)
}
