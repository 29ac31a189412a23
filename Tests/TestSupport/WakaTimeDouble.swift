import Core
import StatsData
import Synchronization

/// WakaTime and a user's tables behind one loopback server, with the shapes real servers have.
package final class WakaTimeDouble: Sendable {
  package enum Flavour: String, CaseIterable {
    case wakaTime
    /// The spelling of 2022, whole numbers where others have fractions, lists left out.
    case old
    /// Whole seconds, null lists, the present moment in every range, no sessions.
    case wakapi
    /// Projects only, and no sessions.
    case hackatime
  }

  package struct State {
    package var seconds: [DateOnly: Double] = [:]
    package var rows: [String: [DateOnly: String]] = ["summaries": [:], "durations": [:]]
    /// Stands before everything else: path of the request, how often it was asked before.
    package var faults: [(path: String, answers: [LoopbackAnswer])] = []
    package var maxRows = 1000
    package var takes = Int.max
    package var writes = 0
    package var columns: Set<String> = ["data"]
  }

  package static let key = "waka_00000000-1111-2222-3333-444444444444"
  package let flavour: Flavour
  package let zone: String?
  package let state = Mutex(State())

  package init(_ flavour: Flavour = .wakaTime, zone: String? = "Europe/Berlin") {
    self.flavour = flavour
    self.zone = zone
  }

  private static func date(_ text: String) -> DateOnly {
    DateOnly(text) ?? DateOnly(dayNumber: 0)
  }

  package func server() throws -> LoopbackServer {
    try LoopbackServer { [self] request, _ in respond(request) }
  }

  package func set(_ date: String, _ seconds: Double) {
    state.withLock { $0.seconds[Self.date(date)] = seconds }
  }

  /// These answers come first, one after the other, for requests whose target holds `path`.
  package func fault(_ path: String, _ answers: [LoopbackAnswer]) {
    state.withLock { $0.faults.append((path, answers)) }
  }

  package func stored(_ table: RemoteTable) -> [DateOnly: String] {
    state.withLock { $0.rows[table.rawValue] ?? [:] }
  }

  /// Whether this is the first write it sees.
  package func isFirstWrite(_ request: LoopbackRequest) -> Bool {
    guard request.method == "POST" else { return false }
    return state.withLock { state in
      state.writes += 1
      return state.writes == 1
    }
  }

  package func respond(_ request: LoopbackRequest) -> LoopbackAnswer {
    let fault: LoopbackAnswer? = state.withLock { state in
      let target = "\(request.method) \(request.target)"
      guard
        let place = state.faults.firstIndex(where: {
          !$0.answers.isEmpty && target.contains($0.path)
        })
      else { return nil }
      return state.faults[place].answers.removeFirst()
    }
    if let fault { return fault }
    let path = request.target.prefix { $0 != "?" }
    switch path {
    case "/api/v1/users/current":
      let zone = zone.map { ",\"timezone\":\"\($0)\"" } ?? ""
      return .json("{\"data\":{\"username\":null\(zone)}}")
    case "/api/v1/summaries": return summaries(request)
    case "/api/v1/durations": return durations(request)
    default: return table(String(path.split(separator: "/").last ?? ""), request)
    }
  }

  private func summaries(_ request: LoopbackRequest) -> LoopbackAnswer {
    guard let start = request.value("start").flatMap({ DateOnly($0) }),
      let end = request.value("end").flatMap({ DateOnly($0) }), start <= end
    else { return .json("{\"error\":\"bad range\"}", status: 400) }
    let days = (start...end).map { day($0) }.joined(separator: ",")
    let total = flavour == .old ? "cummulative_total" : "cumulative_total"
    return .json(
      "{\"data\":[\(days)],\"\(total)\":{\"seconds\":1.5,\"decimal\":\"0.00\"},\"start\":\"x\"}")
  }

  private func day(_ date: DateOnly) -> String {
    let seconds = state.withLock { $0.seconds[date] ?? 0 }
    let whole = "\"total_seconds\":\(Int(seconds)),\"text\":\"0 hrs\""
    let fraction = "\"total_seconds\":\(seconds),\"text\":\"0 secs\",\"percent\":100"
    switch flavour {
    case .wakaTime:
      return """
        {"grand_total":{\(fraction)},"categories":[{"name":"Coding",\(fraction)}],\
        "projects":[{"name":"atlas","color":null,\(fraction)}],"languages":[],"editors":[],\
        "operating_systems":[],"machines":[{"name":"m","machine_name_id":"1",\(fraction)}],\
        "dependencies":[{"name":"left-pad",\(fraction)}],"ai_additions":3,\
        "range":{"date":"\(date)","text":"Today","timezone":"Europe/Berlin"}}
        """
    case .old:
      return "{\"grand_total\":{\(whole)},\"range\":{\"date\":\"\(date)\"}}"
    case .wakapi:
      return """
        {"grand_total":{\(whole)},"categories":null,"projects":[{"name":"atlas",\(whole)}],\
        "dependencies":[],"range":{"date":"2026-08-22T09:00:00+02:00","timezone":"CEST"}}
        """
    case .hackatime:
      return """
        {"grand_total":{\(whole)},"categories":[],"projects":[{"name":"atlas",\(whole)}],\
        "languages":[],"range":{"date":"\(date)","timezone":"Europe/Berlin"}}
        """
    }
  }

  private func durations(_ request: LoopbackRequest) -> LoopbackAnswer {
    guard let date = request.value("date").flatMap({ DateOnly($0) }) else {
      return .json("{}", status: 400)
    }
    if flavour == .wakapi { return .html("<h1>404</h1>", status: 404) }
    let seconds = state.withLock { $0.seconds[date] ?? 0 }
    let hasNone = seconds == 0 || flavour == .hackatime
    let entry =
      "{\"time\":\(date.dayNumber * 86_400).25,\"duration\":\(seconds),\"project\":null}"
    return .json("{\"data\":[\(hasNone ? "" : entry)],\"timezone\":\"Europe/Berlin\"}")
  }
}
