import Terminal

extension TerminalEmulator.Pen {
  /// Select graphic rendition.
  mutating func apply(_ numbers: [Int]) {
    var rest = numbers.isEmpty ? [0] : numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: self = Self()
      case 1: attributes.insert(.bold)
      case 2: attributes.insert(.dim)
      case 3: attributes.insert(.italic)
      case 4: attributes.insert(.underline)
      case 7: attributes.insert(.reverse)
      case 22: attributes.subtract([.bold, .dim])
      case 23: attributes.remove(.italic)
      case 24: attributes.remove(.underline)
      case 27: attributes.remove(.reverse)
      case 30...37, 90...97: foreground = "\(number)"
      case 40...47, 100...107: background = "\(number - 10)"
      case 39: foreground = "-"
      case 49: background = "-"
      case 38: foreground = Self.color(&rest)
      case 48: background = Self.color(&rest)
      default: foreground = "unknown \(number)"
      }
    }
  }

  /// `5;index` or `2;red;green;blue`.
  private static func color(_ rest: inout ArraySlice<Int>) -> String {
    let kind = rest.popFirst()
    let parts = rest.prefix(kind == 5 ? 1 : 3)
    rest = rest.dropFirst(parts.count)
    return parts.map(String.init).joined(separator: ",")
  }
}
