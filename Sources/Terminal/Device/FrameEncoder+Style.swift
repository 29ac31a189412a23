extension FrameEncoder {
  /// For blanks, of which only this is seen: a foreground that is set stays.
  mutating func setGround(_ ground: PackedStyle) {
    if current.onBlank == ground { return }
    guard ground.attributes.isEmpty, ground != .plain else { return setStyle(ground) }
    setStyle(
      PackedStyle(
        foreground: current.foreground, background: ground.background,
        attributes: current.attributes.subtracting([.underline, .reverse])))
  }

  /// Sets a style, already mapped to the depth, by the shorter of changing what differs and
  /// starting from nothing.
  mutating func setStyle(_ style: PackedStyle) {
    guard style != current else { return }
    sink.append("\u{1B}[")
    let start = sink.count
    if style != .plain {
      appendChanges(from: current, to: style)
      if takesAway(from: current, to: style) { startAnewIfShorter(style, since: start) }
      sink.removeLast()  // the last separator
    }
    sink.append(UInt8(ascii: "m"))
    current = style
  }

  private func takesAway(from old: PackedStyle, to new: PackedStyle) -> Bool {
    !old.attributes.isSubset(of: new.attributes)
      || (old.foreground != new.foreground && new.foreground == .terminal)
      || (old.background != new.background && new.background == .terminal)
  }

  /// Replaces the changes appended from `start` on by the whole style where that is shorter.
  private mutating func startAnewIfShorter(_ style: PackedStyle, since start: Int) {
    let end = sink.count
    sink.append("0;")
    appendChanges(from: .plain, to: style)
    sink.keepShorter(from: start, or: end)
  }

  private mutating func appendChanges(from old: PackedStyle, to new: PackedStyle) {
    if old.attributes != new.attributes {
      appendAttributes(from: old.attributes, to: new.attributes)
    }
    if old.foreground != new.foreground { append(new.foreground, base: 30) }
    if old.background != new.background { append(new.background, base: 40) }
  }

  private mutating func appendAttributes(from old: Attributes, to new: Attributes) {
    var old = old
    let removed = old.subtracting(new)
    if !removed.isDisjoint(with: [.bold, .dim]) {
      sink.append("22;")
      old.subtract([.bold, .dim])
    }
    if removed.contains(.italic) { sink.append("23;") }
    if removed.contains(.underline) { sink.append("24;") }
    if removed.contains(.reverse) { sink.append("27;") }
    let added = new.subtracting(old)
    if added.contains(.bold) { sink.append("1;") }
    if added.contains(.dim) { sink.append("2;") }
    if added.contains(.italic) { sink.append("3;") }
    if added.contains(.underline) { sink.append("4;") }
    if added.contains(.reverse) { sink.append("7;") }
  }

  private mutating func append(_ color: WireColor, base: Int) {
    switch color.kind {
    case .terminal: sink.append(number: base + 9, ";")
    case .basic:
      let index = Int(color.value)
      sink.append(number: index < 8 ? base + index : base + 60 + index - 8, ";")
    case .indexed:
      sink.append(number: base + 8, ";")
      sink.append(number: 5, ";")
      sink.append(number: Int(color.value), ";")
    case .rgb:
      sink.append(number: base + 8, ";")
      sink.append(number: 2, ";")
      sink.append(number: color.red, ";")
      sink.append(number: color.green, ";")
      sink.append(number: color.blue, ";")
    }
  }
}
