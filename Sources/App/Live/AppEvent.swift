import Terminal

/// Everything that can happen to the program, in one stream.
enum AppEvent: Sendable {
  /// What one read of the terminal held: all of it is handled before anything is painted.
  case input([InputEvent])
  case resize(Size)
  case minutePassed
  /// Back from a suspend: the screen is not ours any more and has to be drawn whole.
  case resumed
  /// Somebody asked us to stop (SIGTSTP); Ctrl-Z comes as a key.
  case suspend
  /// The terminal is gone.
  case hangUp
  case terminate
}
