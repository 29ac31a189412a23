import Core

@testable import StatsData

/// Rows as the server would send them.
enum Rows {
  static func date(_ text: String) -> DateOnly { DateOnly(text) ?? DateOnly(dayNumber: 0) }

  static func summary(
    _ date: String, seconds: Double, zone: String = "Europe/Berlin", updatedAt: String? = nil
  ) -> RemoteRow {
    let time = "\"total_seconds\":\(seconds)}"
    let payload =
      "{\"grand_total\":{\(time),\"categories\":[{\"name\":\"Coding\",\(time)],"
      + "\"projects\":[{\"name\":\"atlas\",\(time)],\"range\":{\"timezone\":\"\(zone)\"}}"
    return RemoteRow(date: self.date(date), payload: payload, updatedAt: updatedAt)
  }

  static func durations(
    _ date: String, _ entries: [(time: Double, duration: Double, project: String)],
    updatedAt: String? = nil
  ) -> RemoteRow {
    let list = entries.map {
      "{\"time\":\($0.time),\"duration\":\($0.duration),\"project\":\"\($0.project)\"}"
    }
    return RemoteRow(
      date: self.date(date), payload: "[\(list.joined(separator: ","))]", updatedAt: updatedAt)
  }

  /// A summary and its sessions for every date, one session of 10 h UTC each.
  static func history(
    from first: String, to last: String, seconds: Double = 3_600, updatedAt: Bool = true
  ) -> [RemoteTable: [RemoteRow]] {
    var rows: [RemoteTable: [RemoteRow]] = [:]
    for date in self.date(first)...self.date(last) {
      let written = updatedAt ? "\(date.advanced(by: 1))T01:01:05.5+00:00" : nil
      let start = Double(date.dayNumber) * 86_400 + 36_000
      rows[.summaries, default: []].append(
        summary(date.description, seconds: seconds, updatedAt: written))
      rows[.durations, default: []].append(
        durations(date.description, [(start, seconds, "atlas")], updatedAt: written))
    }
    return rows
  }

  static func cached(
    _ table: RemoteTable, _ date: String, _ payload: String, updatedAt: String? = nil,
    fetchedAt: String = "2026-07-08T12:00:00Z"
  ) -> CachedRow {
    CachedRow(
      RemoteRow(date: self.date(date), payload: payload, updatedAt: updatedAt), table: table,
      fetchedAt: ServerTime.instant(fetchedAt) ?? Instant(milliseconds: 0))
  }
}
