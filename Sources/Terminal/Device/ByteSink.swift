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

  mutating func append(_ text: StaticString) {
    let length = text.utf8CodeUnitCount
    reserve(length)
    (base + count).update(from: text.utf8Start, count: length)
    count &+= length
  }

  mutating func append(_ text: String) {
    for byte in text.utf8 { append(byte) }
  }

  /// Appends a number from 0 on in decimal digits.
  @inline(__always)
  mutating func append(number: Int) {
    let number = UInt32(truncatingIfNeeded: number)
    if number >= 1000 { return appendLong(number) }
    reserve(3)
    if number >= 100 { store(0x30 + number / 100) }
    if number >= 10 { store(0x30 + number / 10 % 10) }
    store(0x30 + number % 10)
  }

  @inline(never)
  private mutating func appendLong(_ number: UInt32) {
    append(number: Int(number / 1000))
    for divisor in [100, 10, 1] as [UInt32] {
      append(UInt8(truncatingIfNeeded: 0x30 + number / divisor % 10))
    }
  }

  mutating func csi(_ number: Int, _ final: StaticString) {
    append("\u{1B}[")
    append(number: number)
    append(final)
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

  /// After `reserve`.
  @inline(__always)
  private mutating func store(_ byte: UInt32) {
    base[count] = UInt8(truncatingIfNeeded: byte)
    count &+= 1
  }

  @inline(__always)
  private mutating func reserve(_ more: Int) {
    while count + more > capacity { grow() }
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
