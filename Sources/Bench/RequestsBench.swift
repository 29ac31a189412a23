import Core
import Foundation
import StatsData

/// Asks a server 5,000 times through the system's URLSession and prints how memory grows.
///
/// Twice, with half a minute between: a cancelled sleep holds its kilobyte until it would have ended,
/// so the first round shows those and the second whether anything else stays.
struct RequestsBench {
  static func run() async {
    let row = "[{\"date\":\"2026-08-20\",\"grand_total\":{\"total_seconds\":1.5}}]"
    guard let server = BenchSocket(body: row) else { return print("no socket") }
    let clock = ContinuousClock()
    let transport = URLSessionTransport(clock: clock)
    let url = "http://127.0.0.1:\(server.port)/rest/v1/summaries?select=date"
    print("requests   resident kB   seconds")
    let start = clock.now
    for number in 1...10_000 {
      if number == 5001 { try? await clock.sleep(for: .seconds(35)) }
      guard (try? await transport.send(HTTPRequest(.get, url))) != nil else {
        return print("request \(number) failed")
      }
      guard number == 100 || number % 1000 == 0 else { continue }
      let seconds = (clock.now - start) / .seconds(1)
      print("\(number)   \(resident())   \((seconds * 100).rounded() / 100)")
    }
  }

  /// The process's resident memory in kB.
  private static func resident() -> Int {
    let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
    return line.split(separator: " ").compactMap { Int($0) }.first ?? 0
  }
}
