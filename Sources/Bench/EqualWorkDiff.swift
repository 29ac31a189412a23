import Foundation
import Terminal

/// Prints how long it takes to turn one large screen into another, and how many bytes that is.
enum EqualWorkDiff {
  static func run() {
    let size = Size(width: 400, height: 120)
    let (first, second) = (filled(size, "a", seed: 1), filled(size, "b", seed: 2))
    report("400x120, every cell and style", from: first, to: second)
    report("400x120, nothing", from: first, to: first)
    report("400x120, another tab", from: dashboard(1, size), to: dashboard(2, size))
    let usual = Size(width: 120, height: 36)
    report("120x36, another tab", from: dashboard(1, usual), to: dashboard(2, usual))
    let least = leastTime { _ = dashboard(2, usual) }
    print("120x36, drawing into cells: \(least) us")
  }

  private static func dashboard(_ tab: Int, _ size: Size) -> Buffer {
    var buffer = Buffer(size: size)
    EqualWorkScreen(tab: tab).draw(in: buffer.area, on: &buffer)
    return buffer
  }

  private static func report(_ name: String, from shown: Buffer, to wanted: Buffer) {
    var encoder = ANSIEncoder(depth: .truecolor, glyphs: .unicode)
    var count = 0
    let least = leastTime {
      encoder.encode(wanted, from: shown)
      count = encoder.take().count
    }
    print("\(name): \(least) us, \(count) bytes")
  }

  /// The least of several times, in microseconds.
  private static func leastTime(_ work: () -> Void) -> Int64 {
    let times = (0..<50).map { _ in ContinuousClock().measure(work) }
    return (times.min() ?? .zero).components.attoseconds / 1_000_000_000_000
  }

  private static func filled(_ size: Size, _ letter: String, seed: UInt32) -> Buffer {
    var buffer = Buffer(size: size)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let color = Color.hex(UInt32(x * 7919 + y * 31) &* seed)
        buffer.write(letter, x: x, y: y, style: Style(foreground: color))
      }
    }
    return buffer
  }
}
