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
  public var questions: String { asksBackground ? "\u{1B}]11;?\u{1B}\\" + Self.question : "" }

  /// Asks for the device's attributes.
  static let question = "\u{1B}[c"

  /// Presses, drags, motion and the wheel, in the form that has no largest column.
  static let mouseOn = "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1003h\u{1B}[?1006h"
  static let mouseOff = "\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1002l\u{1B}[?1000l"

  private var titlePush: String { title == nil ? "" : "\u{1B}[22;2t" + titleChange }

  /// Sets the title, without pushing what was there.
  var titleChange: String {
    title.map { "\u{1B}]2;" + Self.visible($0) + "\u{1B}\\" } ?? ""
  }

  /// OSC 52 with the text's visible characters, so that pasting it never acts on a shell. Nil for
  /// nothing, and for more than terminals are sure to take.
  static func copy(_ text: String) -> String? {
    let bytes = Array(visible(text).utf8)
    guard (1...maxCopy).contains(bytes.count) else { return nil }
    return "\u{1B}]52;c;" + Base64.text(of: bytes) + "\u{1B}\\"
  }

  /// Bytes of a copied text: far below where any terminal cuts an OSC off.
  static let maxCopy = 4096

  private static func visible(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { ScalarClass($0) != .hidden }))
  }
}
