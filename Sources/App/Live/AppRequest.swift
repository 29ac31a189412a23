/// What the model asks of the loop around it, which has the terminal.
enum AppRequest: Hashable {
  case quit
  case suspend
  /// Paint every cell anew.
  case redraw
}
