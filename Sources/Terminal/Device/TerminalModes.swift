/// What is switched on in the terminal while the screen is ours, as exact bytes. Whatever enters
/// also leaves: nothing here may be added on one side only.
public struct TerminalModes: Hashable, Sendable {
  public var mouse: Bool
  /// Title of the window while we run; the terminal gives back its own afterwards.
  public var title: String?
  public var asksBackground: Bool

  public init(mouse: Bool = false, title: String? = nil, asksBackground: Bool = true) {
    self.mouse = mouse
    self.title = title
    self.asksBackground = asksBackground
  }

  /// Alternate screen, hidden cursor, bracketed paste, focus reports; then an empty screen.
  public var enter: String {
    "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h\u{1B}[?1004h" + (mouse ? Self.mouseOn : "")
      + titlePush + "\u{1B}[m\u{1B}[H\u{1B}[2J"
  }

  /// Undoes `enter` and any frame that was cut short. The mouse is always released: it may have
  /// been switched meanwhile.
  public var leave: String {
    "\u{1B}[?2026l\u{1B}[m" + Self.mouseOff + "\u{1B}[?1004l\u{1B}[?2004l"
      + (title == nil ? "" : "\u{1B}[23;2t") + "\u{1B}[?25h\u{1B}[?1049l"
  }

  /// Asks for the background's colour, and for the device's attributes, which every terminal
  /// answers: no answer before that one means there will be none.
  public var questions: String { asksBackground ? "\u{1B}]11;?\u{1B}\\\u{1B}[c" : "" }

  /// Presses, drags and the wheel, in the form that has no largest column.
  static let mouseOn = "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h"
  static let mouseOff = "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l"

  private var titlePush: String {
    guard let title else { return "" }
    let visible = title.unicodeScalars.filter { ScalarClass($0) != .hidden }
    return "\u{1B}[22;2t\u{1B}]2;" + String(String.UnicodeScalarView(visible)) + "\u{1B}\\"
  }
}
