import Core
import StatsData
import Synchronization

/// A project in memory that answers the client's requests as PostgREST would, and counts them.
final class BenchServer: HTTPTransport {
  private let rows: [String: [(date: DateOnly, text: String)]]
  private let counts = Mutex((requests: 0, bytes: 0))

  var requests: Int { counts.withLock { $0.requests } }
  var bytes: Int { counts.withLock { $0.bytes } }

  init(_ history: GeneratedHistory) {
    let sessions = Dictionary(grouping: history.sessions, by: \.rowDate)
    var rows: [String: [(date: DateOnly, text: String)]] = ["summaries": [], "durations": []]
    for day in history.days {
      let head = "{\"date\":\"\(day.date)\",\"updated_at\":\"\(day.date)T23:59:00+00:00\""
      rows["summaries"]?.append((day.date, head + Self.summary(day) + "}"))
      let list = (sessions[day.date] ?? []).map(Self.entry).joined(separator: ",")
      rows["durations"]?.append((day.date, head + ",\"data\":[\(list)]}"))
    }
    self.rows = rows
  }

  func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    let table = request.url.contains("/summaries") ? "summaries" : "durations"
    let query = request.url.split(separator: "?").last ?? ""
    var range = DateOnly(dayNumber: -1_000_000)...DateOnly(dayNumber: 1_000_000)
    var limit = Int.max
    var isOfChanges = false
    for item in query.split(separator: "&") {
      let date = DateOnly(item.suffix(10))
      switch (date, item) {
      case (let date?, _) where item.hasPrefix("date=gte."): range = date...range.upperBound
      case (let date?, _) where item.hasPrefix("date=gt."):
        range = date.advanced(by: 1)...max(date.advanced(by: 1), range.upperBound)
      case (let date?, _) where item.hasPrefix("date=lte."):
        range = min(range.lowerBound, date)...date
      default: break
      }
      if item.hasPrefix("limit=") { limit = Int(item.dropFirst(6)) ?? .max }
      if item.hasPrefix("updated_at=") { isOfChanges = true }
    }
    let found = isOfChanges ? [] : (rows[table] ?? []).filter { range.contains($0.date) }
    let text = "[" + found.prefix(limit).map(\.text).joined(separator: ", \n ") + "]"
    counts.withLock { $0 = ($0.requests + 1, $0.bytes + text.utf8.count) }
    return HTTPResponse(
      status: 200, headers: ["Content-Type": "application/json"], body: Array(text.utf8))
  }

  private static func summary(_ day: DayStat) -> String {
    guard day.isKnown else { return "" }
    return ",\"grand_total\":{\"total_seconds\":\(seconds(day.totalMilliseconds))},"
      + "\"categories\":\(parts(day.categories)),\"projects\":\(parts(day.projects)),"
      + "\"range\":{\"timezone\":\"\(day.zone ?? "UTC")\"}"
  }

  private static func parts(_ parts: [NamedTime]) -> String {
    let items = parts.map { part in
      "{\"name\":\"\(part.name)\",\"total_seconds\":\(seconds(part.milliseconds)),"
        + "\"text\":\"1 hr 2 mins\",\"decimal\":\"1.03\",\"percent\":12.5,\"hours\":1}"
    }
    return "[\(items.joined(separator: ","))]"
  }

  private static func entry(_ session: Session) -> String {
    "{\"time\":\(seconds(session.start.milliseconds)),"
      + "\"duration\":\(seconds(session.milliseconds)),\"project\":\"\(session.project ?? "")\"}"
  }

  private static func seconds(_ milliseconds: Int) -> String {
    "\(milliseconds / 1000).\(String(1000 + milliseconds % 1000).dropFirst())"
  }
}
