extension MouseEvent {
  /// From an SGR report: ESC [ < buttons ; column ; row, then M (pressed) or m (released).
  init?(_ sequence: ControlSequence) {
    guard sequence.parameters.count == 3,
      let kind = Self.kind(sequence.parameters[0], final: sequence.final)
    else { return nil }
    let place = Position(
      x: max(0, sequence.parameters[1] - 1), y: max(0, sequence.parameters[2] - 1))
    self.init(kind, at: place, modifiers: Self.modifiers(sequence.parameters[0]))
  }

  private static func kind(_ buttons: Int, final: UInt8) -> Kind? {
    guard final == UInt8(ascii: "M") || final == UInt8(ascii: "m") else { return nil }
    let button = buttons & 3
    switch buttons & 0b1110_0000 {
    case 0: return final == UInt8(ascii: "m") ? .release : .press(button: button + 1)
    case 32: return button == 3 ? .move : .drag(button: button + 1)
    case 64: return button == 0 ? .wheelUp : button == 1 ? .wheelDown : nil
    default: return nil
    }
  }

  private static func modifiers(_ buttons: Int) -> Key.Modifiers {
    var modifiers: Key.Modifiers = []
    if buttons & 4 != 0 { modifiers.insert(.shift) }
    if buttons & 8 != 0 { modifiers.insert(.alt) }
    if buttons & 16 != 0 { modifiers.insert(.control) }
    return modifiers
  }
}
