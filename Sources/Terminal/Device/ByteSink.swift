/// Bytes on their way into one frame. An array would be asked for every byte whether it is shared.
struct ByteSink: ~Copyable {
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = max(64, capacity)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if count == capacity { grow() }
    base[count] = byte
    count &+= 1
  }

  @inline(__always)
  mutating func append(_ text: StaticString) {
    let length = text.utf8CodeUnitCount
    reserve(length)
    (base + count).update(from: text.utf8Start, count: length)
    count &+= length
  }

  /// Has a name of its own: a literal without a type is a `String`, which takes ten times as long.
  mutating func append(contentsOf text: String) {
    for byte in text.utf8 { append(byte) }
  }

  /// Appends a number from 0 on in decimal digits, and an ASCII character after it.
  ///
  /// How many digits a colour has cannot be foreseen, so a branch on it would be a slow one: three
  /// are made, those that count are shifted to the front, and all are stored at once.
  @inline(__always)
  mutating func append(number: Int, _ end: Unicode.Scalar) {
    let number = UInt32(truncatingIfNeeded: number)
    if number >= 1000 { return appendLong(number, end) }
    let (hundreds, tens) = (number / 100, number / 10)
    let digits = 0x30_3030 | hundreds | (tens % 10) << 8 | (number % 10) << 16
    let leadingZeros = (hundreds == 0 ? 1 : 0) &+ (tens == 0 ? 1 : 0)
    let word = (digits | end.value << 24) &>> UInt32(truncatingIfNeeded: 8 &* leadingZeros)
    reserve(4)
    UnsafeMutableRawPointer(base + count).storeBytes(of: word.littleEndian, as: UInt32.self)
    count &+= 4 &- leadingZeros
  }

  @inline(never)
  private mutating func appendLong(_ number: UInt32, _ end: Unicode.Scalar) {
    for digit in String(number).utf8 { append(digit) }
    append(UInt8(truncatingIfNeeded: end.value))
  }

  mutating func csi(_ number: Int, _ final: Unicode.Scalar) {
    append("\u{1B}[")
    append(number: number, final)
  }

  @inline(__always)
  mutating func appendUTF8(_ value: UInt32) {
    switch value {
    case ..<0x80: append(UInt8(truncatingIfNeeded: value))
    case ..<0x800:
      append(UInt8(truncatingIfNeeded: 0xC0 | value >> 6))
      appendContinuation(value)
    case ..<0x1_0000:
      append(UInt8(truncatingIfNeeded: 0xE0 | value >> 12))
      appendContinuation(value >> 6)
      appendContinuation(value)
    default:
      append(UInt8(truncatingIfNeeded: 0xF0 | value >> 18))
      appendContinuation(value >> 12)
      appendContinuation(value >> 6)
      appendContinuation(value)
    }
  }

  mutating func removeLast() { count -= 1 }

  /// Keeps the shorter one of two wordings of the same, written one after the other.
  mutating func keepShorter(from start: Int, or second: Int) {
    let end = count
    if end - second < second - start {
      for index in second..<end { base[start + index - second] = base[index] }
      count = start + end - second
    } else {
      count = second
    }
  }

  @inline(__always)
  private mutating func reserve(_ more: Int) {
    while count &+ more > capacity { grow() }
  }

  @inline(__always)
  private mutating func appendContinuation(_ value: UInt32) {
    append(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity * 2)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }
}
