import Core
import StatsData

extension WakaTimeDouble {
  /// What PostgREST does with a table of a signed-in user.
  func table(_ name: String, _ request: LoopbackRequest) -> LoopbackAnswer {
    guard request.headers["authorization"] == "Bearer user-token" else {
      return .json("{\"code\":\"42501\",\"message\":\"permission denied\"}", status: 401)
    }
    return request.method == "POST" ? upsert(name, request) : read(name, request)
  }

  private func read(_ name: String, _ request: LoopbackRequest) -> LoopbackAnswer {
    let bounds = request["date"].compactMap { DateOnly($0.suffix(10)) }
    let columns = (request.value("select") ?? "").split(separator: ",").dropFirst().map {
      String($0)
    }
    let state = state.withLock { $0 }
    if let missing = columns.first(where: { !state.columns.contains($0) }) {
      let message = "column \(name).\(missing) does not exist"
      return .json("{\"code\":\"42703\",\"message\":\"\(message)\"}", status: 400)
    }
    let rows = (state.rows[name] ?? [:]).filter { date, _ in
      bounds.count == 2 && date >= bounds[0] && date <= bounds[1]
    }
    let texts = rows.sorted { $0.key < $1.key }.prefix(state.maxRows).map { date, row in
      let parts = columns.map { "\"\($0)\":" + (Self.member($0, of: row)) }
      return "{\"date\":\"\(date)\"," + parts.joined(separator: ",") + "}"
    }
    return .json("[" + texts.joined(separator: ", \n ") + "]")
  }

  private func upsert(_ name: String, _ request: LoopbackRequest) -> LoopbackAnswer {
    guard let rows = try? JSONTree(parsing: request.body).array,
      request.value("on_conflict") == "user_id,date",
      Set(rows.map { Set(($0.members ?? []).map(\.name)) }).count == 1
    else { return .json("{\"code\":\"PGRST102\",\"message\":\"keys\"}", status: 400) }
    return state.withLock { state in
      var written: [String] = []
      for row in rows.prefix(state.takes) {
        guard let date = row["date"]?.string.flatMap({ DateOnly($0) }) else { continue }
        state.rows[name]?[date] = row.prettyText
        written.append("{\"date\":\"\(date)\"}")
      }
      return .json("[" + written.joined(separator: ",") + "]", status: 201)
    }
  }

  private static func member(_ name: String, of row: String) -> String {
    let tree = try? JSONTree(parsing: Array(row.utf8))
    return (tree?[name] ?? .null).prettyText
  }
}
