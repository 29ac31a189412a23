extension ANSIEncoder {
  /// Draws in a cell's style from now on; for a blank, in any style that looks the same.
  mutating func setStyle(_ style: PackedStyle, on glyph: Glyph) {
    let style = wire(style)
    if glyph == .blank, style.onBlank == current.onBlank { return }
    setStyle(style)
  }

  /// Erased cells take the current background.
  mutating func setEraseStyle() {
    if current.onBlank != .plain { setStyle(.plain) }
  }

  /// Sets a style, already mapped to the depth, by the shorter of changing what differs and
  /// starting from nothing.
  mutating func setStyle(_ style: PackedStyle) {
    guard style != current else { return }
    append("\u{1B}[")
    let start = bytes.count
    if style != .plain {
      appendChanges(from: current, to: style)
      if takesAway(from: current, to: style) { startAnewIfShorter(style, since: start) }
      bytes.removeLast()  // the last separator
    }
    bytes.append(UInt8(ascii: "m"))
    current = style
  }

  private func takesAway(from old: PackedStyle, to new: PackedStyle) -> Bool {
    !old.attributes.isSubset(of: new.attributes)
      || (old.foreground != new.foreground && new.foreground == .terminal)
      || (old.background != new.background && new.background == .terminal)
  }

  /// Replaces the changes appended from `start` on by the whole style where that is shorter.
  private mutating func startAnewIfShorter(_ style: PackedStyle, since start: Int) {
    let end = bytes.count
    append("0;")
    appendChanges(from: .plain, to: style)
    if bytes.count - end < end - start {
      bytes.removeSubrange(start..<end)
    } else {
      bytes.removeSubrange(end...)
    }
  }

  private mutating func appendChanges(from old: PackedStyle, to new: PackedStyle) {
    appendAttributes(from: old.attributes, to: new.attributes)
    if old.foreground != new.foreground { append(new.foreground, base: 30) }
    if old.background != new.background { append(new.background, base: 40) }
  }

  private mutating func appendAttributes(from old: Attributes, to new: Attributes) {
    var old = old
    let removed = old.subtracting(new)
    if !removed.isDisjoint(with: [.bold, .dim]) {
      append("22;")
      old.subtract([.bold, .dim])
    }
    if removed.contains(.italic) { append("23;") }
    if removed.contains(.underline) { append("24;") }
    if removed.contains(.reverse) { append("27;") }
    let added = new.subtracting(old)
    if added.contains(.bold) { append("1;") }
    if added.contains(.dim) { append("2;") }
    if added.contains(.italic) { append("3;") }
    if added.contains(.underline) { append("4;") }
    if added.contains(.reverse) { append("7;") }
  }

  private mutating func append(_ color: WireColor, base: Int) {
    switch color.kind {
    case .terminal: append(base + 9)
    case .basic:
      let index = Int(color.value)
      append(index < 8 ? base + index : base + 60 + index - 8)
    case .indexed:
      append(base + 8)
      append(";5;")
      append(Int(color.value))
    case .rgb:
      append(base + 8)
      append(";2;")
      append(color.red)
      append(";")
      append(color.green)
      append(";")
      append(color.blue)
    }
    append(";")
  }
}
