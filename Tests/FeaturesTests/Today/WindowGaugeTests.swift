import Core
import Terminal
import TestSupport
import Testing

@testable import Features

/// The strip of a day: what it shows, and how far it stretches.
struct WindowGaugeTests {
  static let hour = 3_600_000

  static func gauge(
    _ coded: [(Double, Double)], window: (Int, Int)?, now: Double? = nil
  ) -> WindowGauge {
    let stretches = coded.map { Int($0.0 * Double(hour))..<Int($0.1 * Double(hour)) }
    return WindowGauge(
      coded: stretches, window: window.map { $0.0 * 60..<$0.1 * 60 },
      now: now.map { Int($0 * Double(hour)) }, theme: .monochrome)
  }

  @Test(arguments: [
    ("a usual day", gauge([(9, 10), (12, 12.5)], window: (9, 18), now: 13), "···█──▌▲────······"),
    ("outside the window", gauge([(20, 22)], window: (9, 18)), "···─────────··▓▓··"),
    ("a rest day", gauge([(10, 11)], window: nil), "····▓·············"),
    ("nothing", gauge([], window: nil), "··················"),
  ])
  func anHourACell(_ name: String, gauge: WindowGauge, line: String) {
    #expect(lines(of: gauge, width: 18, height: 1) == [line])
  }

  @Test func aWindowOverMidnightStretchesTheDay() {
    let gauge = Self.gauge([(23, 26)], window: (22, 26))
    #expect(
      lines(of: gauge, width: 20, height: 2) == ["················─███", "06 09 12 15 18 21 00"])
  }

  @Test func anEarlyStartBeginsTheDayEarlier() {
    let gauge = Self.gauge([(3.5, 4)], window: (9, 18))
    #expect(lines(of: gauge, width: 21, height: 1) == ["▐·····─────────······"])
  }

  @Test func aSessionOutsideItsDayStretchesItOnlySoFar() {
    let gauge = Self.gauge([(-500, -499), (900, 901)], window: (9, 18))
    #expect(lines(of: gauge, width: 48, height: 1)[0].count == 48)
  }
}
