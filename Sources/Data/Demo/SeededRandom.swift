import Foundation

/// A SplitMix64 stream: the same seed gives the same numbers on every machine.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// A stream of its own for a place in a history, so that a longer history keeps its days.
  init(seed: UInt64, place: Int) {
    state =
      seed &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(bitPattern: Int64(place)) &* 0xD1B5_4A32_D192_ED03
    _ = next()
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// From 0 up to, but not, 1.
  mutating func unit() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  mutating func chance(_ share: Double) -> Bool {
    unit() < share
  }

  mutating func uniform(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * unit()
  }

  /// A whole number of the range.
  mutating func whole(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(unit() * Double(range.count))
  }

  /// A normal variate by Box and Muller.
  mutating func gauss(_ mean: Double, _ deviation: Double) -> Double {
    let radius = (-2 * log(1 - unit())).squareRoot()
    return mean + deviation * radius * cos(2 * .pi * unit())
  }
}
