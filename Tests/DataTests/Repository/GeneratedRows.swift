import Core
import StatsData

/// A generated history as the rows a server would hold.
enum GeneratedRows {
  static func months(_ history: GeneratedHistory, fetchedAt: Instant) -> [CachedMonth] {
    var rows: [MonthKey: [CachedRow]] = [:]
    let sessions = Dictionary(grouping: history.sessions, by: \.rowDate)
    for day in history.days {
      let written = day.updatedAt.map(ServerTime.text)
      let pairs: [(RemoteTable, String)] = [
        (.summaries, day.isKnown ? summary(day) : "null"),
        (.durations, durations(sessions[day.date] ?? [])),
      ]
      for (table, payload) in pairs {
        let row = RemoteRow(date: day.date, payload: payload, updatedAt: written)
        rows[MonthKey(day.date), default: []].append(
          CachedRow(row, table: table, fetchedAt: fetchedAt))
      }
    }
    return rows.map { CachedMonth(key: $0.key, coveredTo: $0.key.lastDate, rows: $0.value) }
      .sorted { $0.key < $1.key }
  }

  private static func summary(_ day: DayStat) -> String {
    "{\"grand_total\":{\"total_seconds\":\(seconds(day.totalMilliseconds))},"
      + "\"categories\":\(parts(day.categories)),\"projects\":\(parts(day.projects)),"
      + "\"range\":{\"timezone\":\"\(day.zone ?? "")\"}}"
  }

  private static func parts(_ parts: [NamedTime]) -> String {
    let items = parts.map {
      "{\"name\":\"\($0.name)\",\"total_seconds\":\(seconds($0.milliseconds))}"
    }
    return "[\(items.joined(separator: ","))]"
  }

  private static func durations(_ sessions: [Session]) -> String {
    let items = sessions.map {
      "{\"time\":\(seconds($0.start.milliseconds)),\"duration\":\(seconds($0.milliseconds)),"
        + "\"project\":\"\($0.project ?? "")\"}"
    }
    return "[\(items.joined(separator: ","))]"
  }

  private static func seconds(_ milliseconds: Int) -> String {
    let rest = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}
