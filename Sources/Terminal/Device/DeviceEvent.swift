/// What the terminal and the system tell the program.
public enum DeviceEvent: Hashable, Sendable {
  case input(InputEvent)
  case resize(Size)
  /// The program runs again after it was stopped; the last frame was drawn again.
  case resumed(Size)
  /// The terminal is gone: end at once.
  case hangUp
  /// Asked to end by a signal.
  case terminate(signal: Int32)
}
