import Core
import StatsData
import TestSupport

/// A table behind the loopback server that filters, orders and cuts as PostgREST does.
struct ScriptedTable: Sendable {
  var dates: [DateOnly]
  /// The project's max-rows: cuts without a word.
  var maxRows = 1000
  var columns: Set<String> = ["date", "data", "updated_at"]

  static func days(_ count: Int, from first: DateOnly) -> ScriptedTable {
    ScriptedTable(dates: (0..<count).map { first.advanced(by: $0) })
  }

  func answer(_ request: LoopbackRequest) -> LoopbackAnswer {
    if let missing = missingColumn(request) {
      let message = "column summaries.\(missing) does not exist"
      return .json(
        #"{"code":"42703","details":null,"hint":null,"message":"\#(message)"}"#, status: 400)
    }
    let filters = request["date"].compactMap { Self.filter($0) }
    let found = dates.filter { date in filters.allSatisfy { $0.contains(date) } }
    let limit = min(maxRows, request.value("limit").flatMap { Int($0) } ?? maxRows)
    let rows = found.prefix(limit).map { row($0, request) }
    return .json(
      "[" + rows.joined(separator: ", \n ") + "]",
      headers: [("Content-Range", "*/\(found.count)")])
  }

  private func row(_ date: DateOnly, _ request: LoopbackRequest) -> String {
    let columns = (request.value("select") ?? "*").split(separator: ",").map { column in
      let name = column.prefix { $0 != ":" }
      let value =
        switch name {
        case "date": "\"\(date)\""
        case "updated_at": "\"\(date)T23:59:09.5+00:00\""
        case "grand_total": #"{"total_seconds":\#(date.day).25}"#
        case "range": "null"
        default: "[]"
        }
      return "\"\(name)\":\(value)"
    }
    return "{" + columns.joined(separator: ",") + "}"
  }

  private func missingColumn(_ request: LoopbackRequest) -> String? {
    let asked = (request.value("select") ?? "").split(separator: ",").map { column in
      let source = column.split(separator: ":").last ?? column
      return source.firstRange(of: "->").map { source[..<$0.lowerBound] } ?? source
    }
    return asked.map { String($0) }.first { !columns.contains($0) }
  }

  private static func filter(_ text: String) -> ClosedRange<DateOnly>? {
    let parts = text.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, let bound = DateOnly(parts[1]) else { return nil }
    let first = DateOnly(dayNumber: -1_000_000)
    let last = DateOnly(dayNumber: 1_000_000)
    return switch parts[0] {
    case "gte": bound...last
    case "gt": bound.advanced(by: 1)...last
    case "lte": first...bound
    default: nil
    }
  }
}
