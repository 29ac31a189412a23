import Core
import StatsData

/// Times every metric at 1, 3, 10 and 30 years, so that growth is seen: prints, asserts nothing.
struct RulesBench {
  private static let years = [1, 3, 10, 30]
  private static let repeats = 7
  private let clock = ContinuousClock()

  static func run() {
    RulesBench().run()
  }

  private func run() {
    let histories = Self.years.map(Self.history)
    let counts = histories.map { "\($0.history.sessions.count)" }.joined(separator: ", ")
    print("milliseconds, the least of \(Self.repeats); sessions: \(counts)")
    print(row("metric", Self.years.map { "\($0) y" }))
    let building = histories.map { entry in
      least {
        _ = History(
          days: entry.history.days, sessions: entry.history.sessions,
          settings: entry.history.settings, systemZone: entry.history.zone)
      }
    }
    print(row("(history)", building))
    for name in MetricCatalog.names where !MetricCatalog.needsArguments.contains(name) {
      let arguments = Self.arguments(name)
      let times = histories.map { entry in
        least {
          _ = try? MetricCatalog.evaluate(
            name, arguments: arguments(entry.history), history: entry.history, now: entry.now)
        }
      }
      print(row(name, times))
    }
  }

  /// Ranges span the whole history, so that a rule that grows with it shows.
  private static func arguments(_ name: String) -> (History) -> MetricValue {
    { history in
      let known = MetricCatalog.arguments(of: name) ?? []
      var fields: [String: MetricValue] = [:]
      if known.contains("from"), let first = history.days.first, let last = history.days.last {
        fields["from"] = .text(first.date.description)
        fields["to"] = .text(last.date.description)
      }
      if name == "invoice" {
        fields["rates"] = .object(["atlas": .text("80"), "beacon": .text("70")])
      }
      return .object(fields)
    }
  }

  private static func history(years: Int) -> (history: History, now: Instant) {
    let now = Instant(milliseconds: 1_782_390_600_000)
    let days = years * 365
    let today = DateOnly(dayNumber: now.milliseconds / Milliseconds.perDay)
    let made = HistoryGenerator(
      firstDate: today.advanced(by: 1 - days), dayCount: days, until: now
    ).generate()
    let history = History(
      days: made.days, sessions: made.sessions, settings: Settings(daysOff: made.daysOff),
      systemZone: "Europe/Berlin")
    return (history, now)
  }

  private func least(_ work: () -> Void) -> String {
    let times = (0..<Self.repeats).map { _ in clock.measure(work) }
    let best = times.min() ?? .zero
    let microseconds =
      best.components.seconds * 1_000_000 + best.components.attoseconds / 1_000_000_000_000
    return "\(microseconds / 1000).\(String(1000 + microseconds % 1000).dropFirst())"
  }

  private func row(_ name: String, _ values: [String]) -> String {
    let padded = values.map { String(repeating: " ", count: max(0, 11 - $0.count)) + $0 }
    return name + String(repeating: " ", count: max(0, 18 - name.count)) + padded.joined()
  }
}
