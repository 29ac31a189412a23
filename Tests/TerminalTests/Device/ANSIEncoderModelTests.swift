import TestSupport
import Testing

@testable import Terminal

@Suite struct ANSIEncoderModelTests {
  /// What the bytes make of one screen is the next screen, whatever both hold.
  @Test(arguments: ColorDepth.allCases, [GlyphSet.unicode, .ascii])
  func `bytes turn one screen into the next`(depth: ColorDepth, glyphs: GlyphSet) {
    var screens = RandomScreen(seed: 7)
    var wrong: [String] = []
    for round in 0..<60 {
      let size = Size(width: round % 41, height: round % 13)
      var emulator = TerminalEmulator(size: size)
      var encoder = ANSIEncoder(depth: depth, glyphs: glyphs)
      var shown: Buffer?
      var wanted = screens.buffer(size)
      for step in 0..<6 {
        encoder.encode(wanted, from: shown)
        emulator.feed(encoder.take())
        wrong += Self.differences(emulator, wanted, depth, glyphs).map { "\(round).\(step): \($0)" }
        shown = wanted
        if step % 2 == 0 {
          wanted = screens.buffer(size)
        } else {
          screens.change(&wanted, times: 3)
        }
      }
      wrong += emulator.unknown
    }
    #expect(wrong.isEmpty, "\(wrong.count) wrong, first \(wrong.prefix(5))")
  }

  static func differences(
    _ emulator: TerminalEmulator, _ wanted: Buffer, _ depth: ColorDepth, _ glyphs: GlyphSet
  ) -> [String] {
    var found: [String] = []
    for y in 0..<wanted.size.height {
      for x in 0..<wanted.size.width {
        let cell = emulator.cells[y][x]
        let expected = expectedCell(wanted, x, y, depth, glyphs)
        if !looksSame(cell, expected) { found.append("\(x),\(y) \(cell) is not \(expected)") }
      }
    }
    let place = wanted.cursor.flatMap { wanted.area.contains(x: $0.x, y: $0.y) ? $0 : nil }
    if emulator.isCursorVisible != (place != nil) { found.append("cursor shown") }
    if let place, Position(x: emulator.x, y: emulator.y) != place { found.append("cursor place") }
    return found
  }

  private static func expectedCell(
    _ buffer: Buffer, _ x: Int, _ y: Int, _ depth: ColorDepth, _ glyphs: GlyphSet
  ) -> TerminalEmulator.Cell {
    let index = y * buffer.size.width + x
    // Both halves of a wide character are drawn in the style of the first.
    let isHalf = buffer.glyphs[index] == .rightHalf
    let style = depth.wire(buffer.styles[isHalf ? index - 1 : index])
    var cell = TerminalEmulator.Cell(text: buffer[x, y].text)
    cell.pen.foreground = name(style.foreground)
    cell.pen.background = name(style.background)
    cell.pen.attributes = style.attributes
    if glyphs == .ascii {
      let byte = isHalf ? 0x20 : GlyphSet.substitute(for: buffer.glyphs[index].base)
      cell.text = String(Character(Unicode.Scalar(byte)))
    }
    return cell
  }

  private static func name(_ color: WireColor) -> String {
    switch color.kind {
    case .terminal: "-"
    case .rgb: "\(color.red),\(color.green),\(color.blue)"
    case .indexed: "\(color.value)"
    case .basic: "\(color.value < 8 ? 30 + color.value : 82 + color.value)"
    }
  }

  /// A blank shows its background, and the rest only underlined or reversed.
  private static func looksSame(_ a: TerminalEmulator.Cell, _ b: TerminalEmulator.Cell) -> Bool {
    guard a.text == b.text else { return false }
    if a.pen == b.pen { return true }
    let seen: Attributes = [.underline, .reverse]
    return a.text == " " && a.pen.background == b.pen.background
      && a.pen.attributes.isDisjoint(with: seen) && b.pen.attributes.isDisjoint(with: seen)
  }
}
