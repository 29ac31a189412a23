/// What can be asked anywhere.
enum GlobalCommand: Hashable, Sendable {
  case open(Destination)
  case nextPane
  case previousPane
  case refresh
  case verifyAll
  case help
  case palette
  case hideBanner
  case redraw
  /// The selected number, to the clipboard.
  case copy
  /// Clicks come to us or stay with the terminal.
  case mouse
  case suspend
  case quit
  /// Ctrl-C: quits even out of a text field.
  case interrupt
}
