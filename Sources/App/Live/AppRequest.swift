/// What the model asks of the loop around it, which has the terminal.
enum AppRequest: Hashable {
  case quit
  case suspend
  /// Paint every cell anew.
  case redraw
  /// Put a text into the clipboard of the terminal's user.
  case copy(String)
  /// Report clicks, or leave them to the terminal's own select and copy.
  case mouse(isOn: Bool)
  /// End as that signal would have ended us, with the terminal given back.
  case die(signal: Int32)
}
