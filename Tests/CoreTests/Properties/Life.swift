import Core
import Testing

/// A coding life made up from a seed: rows cut at local midnight, with gaps and, if asked, a second
/// project at the same time.
struct Life: Sendable, CustomTestStringConvertible {
  enum Persona: String, Sendable, CaseIterable {
    case steady
    case owl
    case restless

    var startHour: Int { self == .owl ? 18 : self == .steady ? 9 : 0 }
    var stretches: Int { self == .restless ? 14 : 6 }
  }

  let persona: Persona
  let zone: String
  let overlaps: Bool
  var count = 400

  var testDescription: String { "\(persona) in \(zone)\(overlaps ? ", overlapping" : "")" }

  /// Every persona in every zone; half of them overlap. The zones change their clocks in both
  /// hemispheres, by half an hour, and at midnight.
  static let all: [Life] = Persona.allCases.enumerated().flatMap { index, persona in
    ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "America/Santiago"].enumerated()
      .map { Life(persona: persona, zone: $0.element, overlaps: (index + $0.offset) % 2 == 0) }
  }

  static let first = DateOnly(dayNumber: 20_400)

  /// Noon, more or less, of the last day.
  var now: Instant {
    Instant(milliseconds: (Self.first.dayNumber + count) * Milliseconds.perDay - 43_200_000)
  }

  func history(settings: Settings = Settings()) -> History {
    let rows = rows()
    return History(
      days: rows.days, sessions: rows.sessions, settings: settings, systemZone: zone)
  }

  func rows() -> (days: [DayStat], sessions: [Session]) {
    var random = SeededRandom(seed: UInt64(zone.utf8.count * 7 + persona.stretches))
    let clock = Sample.history([], zone: zone).offsets(on: Self.first)
    var sessions: [Session] = []
    for day in 0..<count {
      let midnight = (Self.first.dayNumber + day) * Milliseconds.perDay
      var at = midnight - clock.offset(at: Instant(milliseconds: midnight))
      at += persona.startHour * Milliseconds.perHour + Int.random(in: 0...5_000_000, using: &random)
      at = max(at, sessions.last?.end.milliseconds ?? at)
      for _ in 0..<Int.random(in: 0...persona.stretches, using: &random) {
        let end = at + Int.random(in: 1...5_400_000, using: &random)
        let project = "p\(Int.random(in: 0...3, using: &random))"
        cut(at, end, project, clock, into: &sessions)
        at = end + Int.random(in: 0...2_400_000, using: &random)
      }
    }
    if overlaps { sessions += sessions.filter { $0.milliseconds % 3 == 0 }.map(Self.agent) }
    return (days(sessions, &random), sessions)
  }

  private static func agent(_ session: Session) -> Session {
    Session(
      start: session.start, milliseconds: session.milliseconds, project: "agent",
      rowDate: session.rowDate)
  }

  private func cut(
    _ from: Int, _ end: Int, _ project: String, _ clock: ZoneOffsets,
    into sessions: inout [Session]
  ) {
    var start = from
    while start < end {
      let label = clock.label(of: Instant(milliseconds: start))
      let left = Milliseconds.perDay - label % Milliseconds.perDay
      sessions.append(
        Session(
          start: Instant(milliseconds: start), milliseconds: min(left, end - start),
          project: project, rowDate: clock.date(of: Instant(milliseconds: start))))
      start += left
    }
  }

  private func days(_ sessions: [Session], _ random: inout SeededRandom) -> [DayStat] {
    let byRow = Dictionary(grouping: sessions, by: \.rowDate)
    return (0..<count).compactMap { day in
      let date = Self.first.advanced(by: day)
      guard Int.random(in: 0..<20, using: &random) > 0 else { return nil }
      var times: [String: Int] = [:]
      for session in byRow[date] ?? [] {
        times[session.project ?? "", default: 0] += session.milliseconds
      }
      let total = times.reduce(0) { $1.key == "agent" ? $0 : $0 + $1.value }
      return DayStat(
        date: date, state: total == 0 ? .zero : .settled, totalMilliseconds: total,
        projects: times.sorted { $0.key < $1.key }.map {
          NamedTime(name: $0.key, milliseconds: $0.value)
        },
        categories: [NamedTime(name: "AI Coding", milliseconds: times["agent"] ?? total / 5)])
    }
  }
}
