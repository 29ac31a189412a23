import Core

/// Reads and writes the user's tables. Never with the key alone.
package struct AccountClient: Sendable {
  let exchange: RESTExchange
  private let pageSize = 500

  package init(
    configuration: SupabaseConfiguration, transport: any HTTPTransport,
    clock: any Clock<Duration>, wallClock: WallClock, tokens: any AccessTokens,
    retry: RetryPolicy = RetryPolicy(), log: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    exchange = RESTExchange(
      configuration: configuration, transport: transport, tokens: tokens, retry: retry,
      clock: clock, wallClock: wallClock, log: log)
  }

  /// Who the server says is asking, and which tables it has; nil where it has no `whoami`.
  package func whoami() async throws(AppError) -> WhoAmI? {
    do throws(RemoteProblem) {
      let response = try await exchange.send(.get, table: "rpc/whoami", query: RESTQuery())
      guard response.isJSON, let tree = try? JSONTree(parsing: response.body) else {
        throw .notJSON(response)
      }
      return WhoAmI(
        role: tree["role"]?.string, user: tree["uid"]?.string,
        schema: tree["schema_version"]?.int ?? 0)
    } catch {
      if error.code == "PGRST202" { return nil }
      throw error.error
    }
  }

  /// Every row of the user's tables.
  package func rows() async throws(AppError) -> AccountRows {
    var rows = AccountRows()
    do throws(RemoteProblem) {
      for table in AccountTable.allCases { try await read(table, into: &rows) }
    } catch {
      throw error.error
    }
    return rows
  }

  /// Writes a change; returns the stored row, or nil for one that was removed. The answer decides:
  /// a write that touched no row is a failure however well it went.
  package func write(
    _ change: SettingsChange
  ) async throws(RemoteProblem) -> [String: JSONTree]? {
    do throws(RemoteProblem) {
      guard let values = change.values else {
        try await remove(change)
        return nil
      }
      return try await upsert(change, values)
    } catch {
      throw Self.explained(error, change)
    }
  }

  private func read(_ table: AccountTable, into rows: inout AccountRows) async throws(RemoteProblem)
  {
    var offset = 0
    while true {
      let columns = table.keyColumns + table.columns
      var query = RESTQuery([("select", columns.joined(separator: ","))])
      // By the key, which is unique: pages neither overlap nor skip.
      let order = table.keyColumns.map { $0 + ".asc" }.joined(separator: ",")
      if !order.isEmpty { query.add("order", order) }
      query.add("limit", "\(pageSize)")
      if offset > 0 { query.add("offset", "\(offset)") }
      let response = try await exchange.send(.get, table: table.rawValue, query: query)
      let page = try Self.list(response)
      for row in page {
        let key = table.keyColumns.compactMap { row[$0]?.string }
        guard key.count == table.keyColumns.count else { continue }
        rows.set(table, key, Self.values(of: row, in: table))
      }
      // The server may cut a page anywhere, so only an empty one is the end.
      guard !page.isEmpty, table != .preferences else { return }
      offset += page.count
    }
  }

  private func upsert(
    _ change: SettingsChange, _ values: [String: JSONTree]
  ) async throws(RemoteProblem) -> [String: JSONTree] {
    let table = change.table
    var members = zip(table.keyColumns, change.key).map { ($0, JSONTree.quoted($1)) }
    members += values.sorted { $0.key < $1.key }.map { ($0.key, $0.value.lineText) }
    let target = (["user_id"] + table.keyColumns).joined(separator: ",")
    let response = try await exchange.send(
      .post, table: table.rawValue, query: RESTQuery([("on_conflict", target)]),
      prefer: "resolution=merge-duplicates,return=representation",
      body: Array(RowPage.object(members).utf8))
    let rows = try Self.list(response)
    guard rows.count == 1, let row = rows.first else {
      throw RemoteProblem(
        AppError(.badAnswer, "The server did not keep \(table.name(of: change.key)). Try again."),
        cause: "\(rows.count) rows written")
    }
    return Self.values(of: row, in: table)
  }

  /// A row that is gone already is as good as removed.
  private func remove(_ change: SettingsChange) async throws(RemoteProblem) {
    var query = RESTQuery()
    for (column, value) in zip(change.table.keyColumns, change.key) {
      query.add(column, "eq." + value)
    }
    // Without a filter every row would go.
    guard !change.key.isEmpty else { return }
    let response = try await exchange.send(
      .delete, table: change.table.rawValue, query: query,
      prefer: "return=representation,handling=strict,max-affected=1")
    _ = try Self.list(response)
  }

  private static func list(_ response: HTTPResponse) throws(RemoteProblem) -> [JSONTree] {
    guard response.isJSON else { throw .notJSON(response) }
    do throws(JSONFault) {
      guard let list = try JSONTree(parsing: response.body).array else {
        throw JSONFault(reason: .wrongKind, offset: 0)
      }
      return list
    } catch {
      throw .unreadable(error)
    }
  }

  private static func values(of row: JSONTree, in table: AccountTable) -> [String: JSONTree] {
    table.columns.reduce(into: [:]) { $0[$1] = row[$1] }
  }
}
