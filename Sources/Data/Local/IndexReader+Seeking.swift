import Core
import Glibc

extension IndexReader {
  /// From the first line of a day or its sessions to the first one in the scope. These lines are in
  /// the order of their dates, so most of them are jumped over.
  mutating func seek() {
    guard let since = scope.daysSince else { return }
    var low = position
    var high = bytes.count
    while high - low > 4096 {
      let middle = low + (high - low) / 2
      let line = lineStart(after: middle)
      if line < high, let date = dateOfLine(at: line), date < since {
        low = line
      } else {
        high = middle
      }
    }
    position = low
    while position < bytes.count, let date = dateOfLine(at: position), date < since {
      position = lineStart(after: position)
    }
  }

  private func lineStart(after place: Int) -> Int {
    guard let base = bytes.baseAddress, place < bytes.count,
      let end = memchr(base + place, 0x0A, bytes.count - place)
    else { return bytes.count }
    return UnsafeRawPointer(end) - UnsafeRawPointer(base) + 1
  }

  /// The date after the line's letter; nil where there is none.
  private func dateOfLine(at place: Int) -> DateOnly? {
    var copy = self
    copy.position = place + 1
    let number = copy.int()
    return copy.isBroken ? nil : DateOnly(dayNumber: number)
  }
}
