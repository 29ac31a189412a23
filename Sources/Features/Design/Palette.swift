import Terminal

/// The hues of one theme. Roles name what a colour is for, hues only what it is.
struct Palette: Sendable {
  let background: Color
  let raised: Color
  let text: Color
  let muted: Color
  let line: Color
  let track: Color
  let red: Color
  let orange: Color
  let yellow: Color
  let green: Color
  let teal: Color
  let blue: Color
  let violet: Color
  let pink: Color
  /// Ink on a filled accent.
  let ink: Color
  /// Five steps of a ramp, faint to strong.
  let ramp: [Color]

  static let dark = Palette(
    background: .hex(0x11151C), raised: .hex(0x1C2330), text: .hex(0xD8DEE9),
    muted: .hex(0x94A0B5), line: .hex(0x66748C), track: .hex(0x66748C), red: .hex(0xFF7B81),
    orange: .hex(0xFFA35C), yellow: .hex(0xF2CC60), green: .hex(0x6FD58A), teal: .hex(0x45D0C4),
    blue: .hex(0x6FB3FF), violet: .hex(0xBD9BFF), pink: .hex(0xFF8AC4), ink: .hex(0x0B0E13),
    ramp: [.hex(0x4E7C86), .hex(0x3D9A9A), .hex(0x45B8AE), .hex(0x45D0C4), .hex(0x8FF0E2)])

  static let light = Palette(
    background: .hex(0xFBFBF8), raised: .hex(0xE9ECF1), text: .hex(0x1D2430),
    muted: .hex(0x55607A), line: .hex(0x7A829A), track: .hex(0x7A829A), red: .hex(0xB4232C),
    orange: .hex(0xA04A00), yellow: .hex(0x7A5A00), green: .hex(0x1B6E37), teal: .hex(0x006B66),
    blue: .hex(0x1158B7), violet: .hex(0x6A37C0), pink: .hex(0xA8237A), ink: .hex(0xFFFFFF),
    ramp: [.hex(0x649492), .hex(0x3F8B87), .hex(0x1A7A75), .hex(0x006B66), .hex(0x004744)])

  static let highContrast = Palette(
    background: .hex(0x000000), raised: .hex(0x202020), text: .hex(0xFFFFFF),
    muted: .hex(0xD0D0D0), line: .hex(0xB0B0B0), track: .hex(0x909090), red: .hex(0xFF8080),
    orange: .hex(0xFFB060), yellow: .hex(0xFFE000), green: .hex(0x60FF80), teal: .hex(0x40FFF0),
    blue: .hex(0x80C8FF), violet: .hex(0xD8B0FF), pink: .hex(0xFF9CE0), ink: .hex(0x000000),
    ramp: [.hex(0x80A0A0), .hex(0x80C0C0), .hex(0x60E0D8), .hex(0x40FFF0), .hex(0xFFFFFF)])
}
