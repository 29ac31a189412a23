import Core

/// Joins heartbeats into sessions and totals.
///
/// A heartbeat counts until the next one within 15 minutes, for its own project and
/// category; the last one before a longer pause counts nothing. This is how WakaTime joins them.
struct HeartbeatDays {
  /// The longest pause within a session, in milliseconds.
  static let timeout = 15 * Milliseconds.perMinute

  private struct Beat {
    let time: Int
    let date: DateOnly
    let project: Int
    let category: Int
    let language: Int
  }

  private struct Day {
    var total = 0
    var projects: [Int: Int] = [:]
    var categories: [Int: Int] = [:]
    var languages: [Int: Int] = [:]
    var sessions: [(start: Int, end: Int, project: Int)] = []
  }

  private var beats: [Beat] = []
  private var days: [DateOnly: Day] = [:]
  private var names: [String?] = [nil]
  private var numbers: [String: Int] = [:]
  private let calendar: ZoneCalendar
  private let zone: String?
  /// Heartbeats without a readable time.
  private(set) var unreadable = 0

  /// `zone` is the dump's own; the calendar only says where midnight lies between two days.
  init(zone: String?, fallbackZone: String) {
    self.zone = zone
    calendar = ZoneCalendar.named(zone ?? fallbackZone)
  }

  /// Takes the list of a date in.
  mutating func add(_ list: JSONPart, of date: DateOnly) {
    days[date] = days[date] ?? Day()
    var scanner = list.scanner
    // The text has been checked: nothing is thrown half-way.
    try? scanner.forEachElement { scanner throws(JSONFault) in
      guard try scanner.peekKind() == .object else { return }
      var time: Double?
      var (project, category, language): (String?, String?, String?)
      try scanner.forEachMember { scanner, key throws(JSONFault) in
        if scanner.key(key, is: "time") {
          time = try scanner.seconds()
        } else if scanner.key(key, is: "project") {
          project = try scanner.textIfAny()
        } else if scanner.key(key, is: "category") {
          category = try scanner.textIfAny()
        } else if scanner.key(key, is: "language") {
          language = try scanner.textIfAny()
        }
      }
      guard let time, (0..<253_402_300_800).contains(time), let instant = Instant(seconds: time)
      else {
        unreadable += 1
        return
      }
      beats.append(
        Beat(
          time: instant.milliseconds, date: date, project: number(project),
          category: number(category ?? "coding"), language: number(language)))
    }
  }

  /// The rows of every date that was added.
  mutating func rows(into file: inout ImportedFile, _ context: ImportContext) {
    beats.sort { ($0.date, $0.time) < ($1.date, $1.time) }
    for (beat, next) in zip(beats, beats.dropFirst()) where next.time - beat.time <= Self.timeout {
      count(beat, until: next)
    }
    for (date, day) in days.sorted(by: { $0.key < $1.key }) {
      file.add(.summaries, date, summary(day), context)
      file.add(.durations, date, durations(day), context)
    }
  }

  private mutating func count(_ beat: Beat, until next: Beat) {
    guard beat.date != next.date else { return add(beat, beat.time, next.time, to: beat.date) }
    guard beat.date.advanced(by: 1) == next.date, beat.time <= next.time else { return }
    let midnight = calendar.start(of: next.date).milliseconds
    guard (beat.time...next.time).contains(midnight) else {
      return add(beat, beat.time, next.time, to: beat.date)
    }
    add(beat, beat.time, midnight, to: beat.date)
    add(beat, midnight, next.time, to: next.date)
  }

  private mutating func add(_ beat: Beat, _ start: Int, _ end: Int, to date: DateOnly) {
    guard end > start else { return }
    var day = days[date] ?? Day()
    day.total += end - start
    day.projects[beat.project, default: 0] += end - start
    day.categories[beat.category, default: 0] += end - start
    day.languages[beat.language, default: 0] += end - start
    if let last = day.sessions.last, last.end == start, last.project == beat.project {
      day.sessions[day.sessions.count - 1].end = end
    } else {
      day.sessions.append((start, end, beat.project))
    }
    days[date] = day
  }

  private mutating func number(_ name: String?) -> Int {
    guard let name, !name.isEmpty else { return 0 }
    if let number = numbers[name] { return number }
    names.append(name)
    numbers[name] = names.count - 1
    return names.count - 1
  }

  private func summary(_ day: Day) -> String {
    var fields = [
      ImportMark.member(.heartbeats),
      "\"grand_total\":{\"total_seconds\":\(Self.seconds(day.total))}",
      "\"categories\":\(list(day.categories))", "\"projects\":\(list(day.projects))",
      "\"languages\":\(list(day.languages))",
    ]
    if let zone { fields.append("\"range\":{\"timezone\":\(JSONTree.quoted(zone))}") }
    return "{" + fields.joined(separator: ",") + "}"
  }

  private func durations(_ day: Day) -> String {
    let entries = day.sessions.map { session in
      "{\"time\":\(Self.seconds(session.start)),\"project\":\(name(session.project)),"
        + "\"duration\":\(Self.seconds(session.end - session.start))}"
    }
    return "{\(ImportMark.member(.heartbeats)),\"data\":[\(entries.joined(separator: ","))]}"
  }

  /// Most time first, as WakaTime sorts its lists.
  private func list(_ times: [Int: Int]) -> String {
    let sorted = times.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let entries = sorted.map { number, time in
      "{\"name\":\(name(number)),\"total_seconds\":\(Self.seconds(time))}"
    }
    return "[" + entries.joined(separator: ",") + "]"
  }

  private func name(_ number: Int) -> String { names[number].map(JSONTree.quoted) ?? "null" }

  /// Milliseconds as a number of seconds, exactly.
  private static func seconds(_ milliseconds: Int) -> String {
    let rest = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}
