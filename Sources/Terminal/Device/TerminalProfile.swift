/// What the environment says of the terminal.
public struct TerminalProfile: Hashable, Sendable {
  public var depth: ColorDepth
  public var glyphs: GlyphSet
  /// Whether it understands questions and window titles; a console without windows prints parts
  /// of them.
  public var hasWindow: Bool
  /// Whether what is erased takes the current background.
  public var erasesInColor: Bool

  public init(
    depth: ColorDepth, glyphs: GlyphSet, hasWindow: Bool = true, erasesInColor: Bool = true
  ) {
    self.depth = depth
    self.glyphs = glyphs
    self.hasWindow = hasWindow
    self.erasesInColor = erasesInColor
  }

  public init(environment: [String: String]) {
    let term = environment["TERM"] ?? ""
    self.init(
      depth: Self.depth(environment, term), glyphs: Self.isUTF8(environment) ? .unicode : .ascii,
      hasWindow: !["linux", "vt", "cons"].contains { term.hasPrefix($0) },
      // GNU screen erases to black. tmux may go by the same name, but says who it is.
      erasesInColor: environment["TMUX"]?.isEmpty == false
        || (environment["STY"]?.isEmpty ?? true && !term.hasPrefix("screen")))
  }

  private static func depth(_ environment: [String: String], _ term: String) -> ColorDepth {
    if environment["NO_COLOR"]?.isEmpty == false { return .none }
    if term.hasPrefix("vt") { return .none }
    // tmux takes every colour and passes on what its own terminal can show.
    if environment["TMUX"]?.isEmpty == false { return .truecolor }
    switch environment["COLORTERM"]?.lowercased() {
    case "truecolor", "24bit": return .truecolor
    default: break
    }
    if term.hasSuffix("-direct") || TerminalNames.truecolor.contains(where: term.hasPrefix) {
      return .truecolor
    }
    return term.contains("256color") ? .indexed : .sixteen
  }

  /// The first of the three that is set and not empty decides; `C.utf8` is a spelling of UTF-8.
  private static func isUTF8(_ environment: [String: String]) -> Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let spelled = locale.lowercased()
    return spelled.contains("utf-8") || spelled.contains("utf8")
  }
}
