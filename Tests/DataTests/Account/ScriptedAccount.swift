import Core
import StatsData
import Synchronization
import TestSupport

/// The user's tables in memory, answering as PostgREST does.
final class ScriptedAccount: HTTPTransport {
  struct State {
    var rows: [String: [JSONTree]] = [:]
    var requests: [HTTPRequest] = []
    var fault: (@Sendable (HTTPRequest) -> Fault?)?
    var invoices = ScriptedInvoices()
  }

  enum Fault: Sendable {
    case answer(HTTPResponse)
    /// The work is done, the answer is lost.
    case lost
    case failure(HTTPFailure.Kind)
    /// Another client's invoice comes in first, with the number of this one.
    case overtaken
  }

  private static let keys = [
    "goal_config": ["valid_from"], "project_rates": ["project", "valid_from"],
    "days_off": ["first"], "preferences": [],
  ]
  private let state = Mutex(State())

  var requests: [HTTPRequest] { state.withLock { $0.requests } }
  var writes: [HTTPRequest] { requests.filter { $0.method != .get } }

  func rows(_ table: String) -> [JSONTree] { state.withLock { $0.rows[table] ?? [] } }

  func put(_ table: String, _ json: String) {
    guard let row = try? JSONTree(parsing: Array(json.utf8)) else { return }
    state.withLock { _ = Self.upsert(row, table, &$0) }
  }

  func clear(_ table: String) { state.withLock { $0.rows[table] = [] } }

  func fail(_ fault: (@Sendable (HTTPRequest) -> Fault?)?) { state.withLock { $0.fault = fault } }

  func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    let fault = state.withLock { state in
      state.requests.append(request)
      return state.fault
    }
    switch fault?(request) {
    case .answer(let response): return response
    case .failure(let kind): throw HTTPFailure(kind)
    case .lost:
      _ = answer(request)
      throw HTTPFailure(.connectionLost)
    case .overtaken:
      state.withLock { $0.invoices.overtake(request.body ?? []) }
      return answer(request)
    case nil: return answer(request)
    }
  }

  /// What the table of invoices holds, for a test to look at and to spoil.
  func invoices<Value>(_ body: (inout ScriptedInvoices) -> Value) -> Value {
    state.withLock { body(&$0.invoices) }
  }

  private func answer(_ request: HTTPRequest) -> HTTPResponse {
    let parts = request.url.split(separator: "?", maxSplits: 1).map(String.init)
    let table = parts[0].split(separator: "/").last.map(String.init) ?? ""
    let query = parts.count > 1 ? parts[1] : ""
    return state.withLock { state in
      if table == "invoices" {
        return state.invoices.answer(request.method.rawValue, query, request.body)
      }
      switch request.method {
      case .post:
        guard let body = request.body, let row = try? JSONTree(parsing: body) else {
          return .json("{}", status: 400)
        }
        return .json("[\(Self.text(Self.upsert(row, table, &state)))]", status: 201)
      case .delete:
        let key = query.split(separator: "&").compactMap { $0.split(separator: "=eq.").last }
        let gone = state.rows[table]?.first { row in
          (Self.keys[table] ?? []).compactMap { row[$0]?.string } == key.map(String.init)
        }
        state.rows[table]?.removeAll { $0 == gone }
        return .json("[\(gone.map(Self.text) ?? "")]")
      default:
        // One row a page, as the smallest of limits would have it.
        let offset =
          query.split(separator: "&").first { $0.hasPrefix("offset=") }
          .flatMap { Int($0.dropFirst(7)) } ?? 0
        let rows = (state.rows[table] ?? []).dropFirst(offset).prefix(1)
        return .json("[\(rows.map(Self.text).joined(separator: ","))]")
      }
    }
  }

  @discardableResult
  private static func upsert(_ row: JSONTree, _ table: String, _ state: inout State) -> JSONTree {
    let columns = keys[table] ?? []
    let key = columns.map { row[$0] }
    let place = state.rows[table]?.firstIndex { stored in columns.map { stored[$0] } == key }
    guard let place, var stored = state.rows[table]?[place] else {
      state.rows[table, default: []].append(row)
      return row
    }
    for member in row.members ?? [] { stored[member.name] = member.value }
    state.rows[table]?[place] = stored
    return stored
  }

  private static func text(_ tree: JSONTree) -> String { tree.prettyText }
}
