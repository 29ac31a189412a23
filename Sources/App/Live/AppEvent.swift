import Terminal

/// Everything that can happen to the program, in one stream.
enum AppEvent: Sendable {
  /// What the terminal told at once: all of it is handled before anything is painted.
  case input([InputEvent])
  case resize(Size)
  case minutePassed
  /// Back from a suspend, however long that was.
  case resumed(Size)
  /// The terminal is gone.
  case hangUp
  /// Asked to end by a signal.
  case terminate(signal: Int32)
}
