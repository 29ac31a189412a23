import Terminal
import TestSupport

/// A screen kept up to date by nothing but the bytes of each change.
struct ShownScreen {
  private var encoder = ANSIEncoder(depth: .truecolor, glyphs: .unicode)
  private var emulator = TerminalEmulator(size: Size(width: 0, height: 0))
  private var shown: Buffer?

  /// Sends what changed; what is wrong with the buffer or with what the bytes made of it.
  mutating func show(_ wanted: Buffer, anew: Bool) -> String? {
    if let problem = Self.problem(in: wanted) { return problem }
    // The emulator's letters are narrow; what wide ones do to a row is asked of a real terminal.
    guard wanted.ambiguous == .narrow else {
      shown = nil
      return nil
    }
    if shown?.size != wanted.size { emulator = TerminalEmulator(size: wanted.size) }
    encoder.encode(wanted, from: anew ? nil : shown)
    emulator.feed(encoder.take())
    shown = wanted
    if let first = emulator.unknown.first { return "sent \(first)" }
    return difference(from: wanted)
  }

  private func difference(from wanted: Buffer) -> String? {
    for y in 0..<wanted.size.height {
      for x in 0..<wanted.size.width {
        let (cell, expected) = (emulator.cells[y][x], wanted[x, y])
        if cell.text != expected.text {
          return "\(x),\(y) shows \(cell.text), not \(expected.text)"
        }
        let isHalf = expected.text.isEmpty
        if !isHalf, cell.pen.background != Self.name(expected.style.background) {
          return "\(x),\(y) stands on \(cell.pen.background)"
        }
        let isBlank = expected.text == " "
        if !isHalf, !isBlank, cell.pen.foreground != Self.name(expected.style.foreground) {
          return "\(x),\(y) is \(cell.pen.foreground)"
        }
      }
    }
    guard emulator.isCursorVisible == (wanted.cursor.map(wanted.area.contains) ?? false) else {
      return "the cursor is not as it should be"
    }
    return nil
  }

  /// Whole characters only, and none that acts on a terminal.
  private static func problem(in buffer: Buffer) -> String? {
    for y in 0..<buffer.size.height {
      var isHalfDue = false
      for x in 0..<buffer.size.width {
        let text = buffer[x, y].text
        if text.isEmpty != isHalfDue { return "\(x),\(y) is half a character" }
        isHalfDue = !text.isEmpty && TextWidth.columns(of: text, ambiguous: buffer.ambiguous) == 2
        if text.unicodeScalars.contains(where: { acts($0) && $0 != "\u{200E}" }) {
          return "\(x),\(y) acts on the terminal"
        }
      }
      if isHalfDue { return "row \(y) ends in half a character" }
    }
    return nil
  }

  private static func acts(_ scalar: Unicode.Scalar) -> Bool {
    let category = scalar.properties.generalCategory
    return category == .control || category == .format
  }

  private static func name(_ color: Color) -> String {
    switch color {
    case .terminal: "-"
    case .rgb(let red, let green, let blue): "\(red),\(green),\(blue)"
    }
  }
}

extension Rect {
  fileprivate func contains(_ place: Position) -> Bool { contains(x: place.x, y: place.y) }
}
