import Core
import Foundation
import StatsData

/// Asks a server 5,000 times, or as often as is said, through the system's URLSession and with the
/// program's own clock, and prints how memory grows.
///
/// The toolchain never frees the parts of an address that it hands to curl, a quarter of a kilobyte a
/// request; the static program does (`LateCurl`), so measure that one.
struct RequestsBench {
  static func run(_ count: Int) async {
    let row = "[{\"date\":\"2026-08-20\",\"grand_total\":{\"total_seconds\":1.5}}]"
    guard let server = BenchSocket(body: row) else { return print("no socket") }
    let clock = QuietClock()
    let transport = URLSessionTransport(clock: clock)
    let url = "http://127.0.0.1:\(server.port)/rest/v1/summaries?select=date"
    print("requests   resident kB   more kB   seconds")
    let start = clock.now
    var first = 0
    for number in 1...max(1, count) {
      guard (try? await transport.send(HTTPRequest(.get, url))) != nil else {
        return print("request \(number) failed")
      }
      guard number == 100 || number % 1000 == 0 else { continue }
      let seconds = (clock.now - start) / .seconds(1)
      let size = resident()
      if number == 100 { first = size }
      print("\(number)   \(size)   \(size - first)   \((seconds * 100).rounded() / 100)")
    }
  }

  /// The process's resident memory in kB.
  private static func resident() -> Int {
    let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
    return line.split(separator: " ").compactMap { Int($0) }.first ?? 0
  }
}
