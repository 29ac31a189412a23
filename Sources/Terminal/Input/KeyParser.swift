/// Bytes from the terminal to events: a state machine that may be fed in any pieces, and never
/// lets a part of a sequence it does not know through as text.
public struct KeyParser: Sendable {
  /// What it waits for.
  public enum Pending: Hashable, Sendable {
    case nothing
    /// An escape, which is the key of that name unless more comes soon.
    case escape
    /// The rest of a sequence or character: more must come, though a slow line may take its time.
    case sequence
  }

  enum State: Hashable {
    case ground
    case character(ScalarDecoder, alt: Bool)
    case escape
    /// After ESC [: parameters and intermediates so far.
    case control([UInt8])
    /// After ESC O.
    case single
    /// After ESC ] or another that opens a string (`opener`).
    case string(opener: UInt8, bytes: [UInt8], sawEscape: Bool)
    case paste(PasteReader)
    /// A number of bytes that mean nothing to us.
    case skip(Int)
  }

  /// Parameters and strings longer than this are swallowed and not understood.
  static let longest = 256

  var state = State.ground
  var events: [InputEvent] = []

  public init() {}

  public var pending: Pending {
    switch state {
    case .ground, .paste: .nothing
    case .escape: .escape
    default: .sequence
    }
  }

  /// The events that `bytes` complete.
  public mutating func feed(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    for byte in bytes { step(byte) }
    defer { events.removeAll() }
    return events
  }

  /// Gives up waiting: a lone escape is that key, ESC [ was Alt-[, half a sequence is dropped.
  public mutating func flush() -> [InputEvent] {
    switch state {
    case .escape: emit(.escape)
    case .control([]): emit(.character("["), .alt)
    case .single: emit(.character("O"), .alt)
    case .string(let opener, [], false):
      emit(.character(Character(Unicode.Scalar(opener))), .alt)
    case .character: emit(.character("\u{FFFD}"))
    case .paste: return []
    default: break
    }
    state = .ground
    defer { events.removeAll() }
    return events
  }

  mutating func emit(_ code: Key.Code, _ modifiers: Key.Modifiers = []) {
    events.append(.key(Key(code, modifiers)))
  }

  private mutating func step(_ byte: UInt8) {
    switch state {
    case .ground: plain(byte, alt: false)
    case .character(let decoder, let alt): continueCharacter(decoder, byte, alt: alt)
    case .escape: afterEscape(byte)
    case .control(let bytes): continueControl(bytes, byte)
    case .single: singleShift(byte)
    case .string(let opener, let bytes, let sawEscape):
      continueString(opener, bytes, byte, sawEscape)
    case .paste(var reader):
      state = .ground  // so that the reader's bytes have one owner and grow in place
      let text = reader.next(byte)
      if let text { events.append(.paste(text)) } else { state = .paste(reader) }
    case .skip(let count): state = count > 1 ? .skip(count - 1) : .ground
    }
  }

  private mutating func afterEscape(_ byte: UInt8) {
    switch byte {
    case 0x1B: emit(.escape)
    case UInt8(ascii: "["): state = .control([])
    case UInt8(ascii: "O"): state = .single
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      state = .string(opener: byte, bytes: [], sawEscape: false)
    default: plain(byte, alt: true)
    }
  }

  /// A byte that is a key by itself, or starts a character.
  private mutating func plain(_ byte: UInt8, alt: Bool) {
    state = .ground
    let modifiers: Key.Modifiers = alt ? .alt : []
    switch byte {
    case 0x1B: state = .escape
    case 0x0D, 0x0A: emit(.enter, modifiers)
    case 0x09: emit(.tab, modifiers)
    case 0x08, 0x7F: emit(.backspace, modifiers)
    case 0x00: emit(.character(" "), modifiers.union(.control))
    case 0x01...0x1A: emit(character(byte + 0x60), modifiers.union(.control))
    case 0x1C...0x1F: emit(character(byte + 0x40), modifiers.union(.control))
    case 0x20...0x7E: emit(character(byte), modifiers)
    default:
      if let decoder = ScalarDecoder(lead: byte) {
        state = .character(decoder, alt: alt)
      } else {
        emit(.character("\u{FFFD}"), modifiers)
      }
    }
  }

  private func character(_ byte: UInt8) -> Key.Code { .character(Character(Unicode.Scalar(byte))) }

  private mutating func continueCharacter(_ decoder: ScalarDecoder, _ byte: UInt8, alt: Bool) {
    var decoder = decoder
    switch decoder.next(byte) {
    case .more: state = .character(decoder, alt: alt)
    case .scalar(let scalar):
      state = .ground
      // The C1 controls are no keys.
      if scalar.value >= 0xA0 { emit(.character(Character(scalar)), alt ? .alt : []) }
    case .invalid:
      emit(.character("\u{FFFD}"), alt ? .alt : [])
      plain(byte, alt: false)
    }
  }

  private mutating func continueControl(_ bytes: [UInt8], _ byte: UInt8) {
    switch byte {
    case 0x20...0x3F:
      if bytes.count < Self.longest { state = .control(bytes + [byte]) }
    case UInt8(ascii: "[") where bytes.isEmpty:
      state = .control([byte])  // the Linux console's F1–F5: ESC [ [ A
    case 0x40...0x7E:
      state = .ground
      control(bytes, final: byte)
    case 0x18, 0x1A: state = .ground
    default: plain(byte, alt: false)
    }
  }

  private mutating func continueString(
    _ opener: UInt8, _ bytes: [UInt8], _ byte: UInt8, _ sawEscape: Bool
  ) {
    if sawEscape, byte != UInt8(ascii: "\\") {
      state = .escape  // another sequence cut it short
      return afterEscape(byte)
    }
    if sawEscape || byte == 0x07 {
      state = .ground
      if opener == UInt8(ascii: "]") { answer(bytes) }
      return
    }
    switch byte {
    case 0x1B: state = .string(opener: opener, bytes: bytes, sawEscape: true)
    case 0x00..<0x20: plain(byte, alt: false)
    default:
      if bytes.count < Self.longest {
        state = .string(opener: opener, bytes: bytes + [byte], sawEscape: false)
      }
    }
  }
}
