import Terminal

/// Everything that can happen to the program, in one stream.
enum AppEvent: Sendable {
  case input(InputEvent)
  case resize(Size)
  case minutePassed
  /// Back from a suspend, however long that was.
  case resumed(Size)
  /// The terminal is gone.
  case hangUp
  /// Asked to end by a signal.
  case terminate(signal: Int32)

  init(_ event: DeviceEvent) {
    self =
      switch event {
      case .input(let input): .input(input)
      case .resize(let size): .resize(size)
      case .resumed(let size): .resumed(size)
      case .hangUp: .hangUp
      case .terminate(let signal): .terminate(signal: signal)
      }
  }
}
