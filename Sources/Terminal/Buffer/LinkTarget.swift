/// Where a link leads: a URL of printable ASCII, which nothing in it can end early.
public struct LinkTarget: Hashable, Sendable {
  public let url: String

  /// A file of this machine, by its whole path.
  public init(file path: String) {
    var url = "file://"
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        url.unicodeScalars.append(Unicode.Scalar(byte))
      case _ where "/-._~".utf8.contains(byte): url.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let hex = String(byte, radix: 16, uppercase: true)
        url += (hex.utf8.count == 1 ? "%0" : "%") + hex
      }
    }
    self.url = url
  }

  /// A text that leads there, for a line outside the screen (OSC 8).
  public func line(_ text: String) -> String { Self.open(url) + text + Self.close }

  static func open(_ url: String) -> String { "\u{1B}]8;;" + url + "\u{1B}\\" }
  static let close = "\u{1B}]8;;\u{1B}\\"
}
