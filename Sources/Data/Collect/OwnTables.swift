import Core

/// A signed-in user's own rows of the two tables: read whole, written by upsert.
package actor OwnTables {
  private let exchange: RESTExchange
  private let tokens: any AccessTokens
  private let log: @Sendable (String) -> Void
  private var isFlattened: [RemoteTable: Bool] = [:]

  /// `tokens` are what makes this the user's own: the key alone never writes.
  package init(
    configuration: SupabaseConfiguration, transport: any HTTPTransport,
    clock: any Clock<Duration>, wallClock: WallClock, tokens: any AccessTokens,
    log: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    exchange = RESTExchange(
      configuration: configuration, transport: transport, tokens: tokens, retry: RetryPolicy(),
      clock: clock, wallClock: wallClock, log: log)
    self.tokens = tokens
    self.log = log
  }

  /// Refuses to go on where nobody is signed in.
  package func checkSignedIn() async throws(AppError) {
    let token: String? = try await tokens.current()
    guard token != nil else {
      throw AppError(
        .unauthorised, "Nobody is signed in, and a key alone never writes. Run codingfit login.")
    }
  }

  /// The payloads by date.
  package func payloads(
    of table: RemoteTable, _ range: ClosedRange<DateOnly>
  ) async throws(AppError) -> [DateOnly: String] {
    do throws(RemoteProblem) {
      do throws(RemoteProblem) {
        return try await pages(of: table, range)
      } catch {
        guard error.meansMissingColumn, table == .summaries, isFlattened[table] == nil else {
          throw error
        }
        isFlattened[table] = true
        return try await pages(of: table, range)
      }
    } catch {
      throw error.error
    }
  }

  /// Inserts or replaces rows, in one statement. After an exchange that broke off, and after an
  /// answer that names fewer rows, the rows are read again, for the write may have been done; what
  /// is missing after a broken one is sent once more.
  package func upsert(
    _ rows: [DateOnly: String], into table: RemoteTable
  ) async throws(AppError) {
    do throws(RemoteProblem) {
      if try await write(rows, into: table) { return }
      try await checkTaken(rows, missing(rows, in: table), table)
    } catch {
      guard error.failure != nil, error.error.kind != .cancelled else { throw error.error }
      log("\(table.rawValue): a write broke off, reading again")
      try await repeatWrite(rows, into: table)
    }
  }

  private func repeatWrite(
    _ rows: [DateOnly: String], into table: RemoteTable
  ) async throws(AppError) {
    do throws(RemoteProblem) {
      let missing = try await missing(rows, in: table)
      guard !missing.isEmpty, try await !write(missing, into: table) else { return }
      try await checkTaken(rows, self.missing(rows, in: table), table)
    } catch {
      throw error.error
    }
  }

  /// The rows that the table does not hold as they are.
  private func missing(
    _ rows: [DateOnly: String], in table: RemoteTable
  ) async throws(RemoteProblem) -> [DateOnly: String] {
    guard let first = rows.keys.min(), let last = rows.keys.max() else { return [:] }
    let stored = try await pages(of: table, first...last)
    return rows.filter { date, payload in
      !(stored[date].map { Self.isSame($0, payload, table) } ?? false)
    }
  }

  /// Row-level rules may refuse rows without a word.
  private func checkTaken(
    _ rows: [DateOnly: String], _ missing: [DateOnly: String], _ table: RemoteTable
  ) throws(RemoteProblem) {
    guard !missing.isEmpty else { return }
    let message =
      "The server took \(rows.count - missing.count) of \(rows.count) days of \(table.rawValue). "
      + "Check the table's policies."
    throw RemoteProblem(AppError(.badAnswer, message), cause: message)
  }

  static func isSame(_ left: String, _ right: String, _ table: RemoteTable) -> Bool {
    table == .summaries
      ? PayloadSameness.summaries(left, right) : PayloadSameness.durations(left, right)
  }

  /// Pages to the end of the range, whatever number of rows the server cuts at.
  private func pages(
    of table: RemoteTable, _ range: ClosedRange<DateOnly>
  ) async throws(RemoteProblem) -> [DateOnly: String] {
    var found: [DateOnly: String] = [:]
    var next = range.lowerBound
    while next <= range.upperBound {
      var query = RESTQuery([("select", (["date"] + columns(table)).joined(separator: ","))])
      query.add(from: next, to: range.upperBound)
      query.add("order", "date.asc")
      let response = try await exchange.send(.get, table: table.rawValue, query: query)
      let rows = try Self.rows(of: response)
      guard let last = rows.last?.date, last >= next else { break }
      for row in rows { found[row.date] = payload(row.tree, table) }
      next = last.advanced(by: 1)
    }
    return found
  }

  private func columns(_ table: RemoteTable) -> [String] {
    isFlattened[table] == true ? TableShape.parts : ["data"]
  }

  private func payload(_ row: JSONTree, _ table: RemoteTable) -> String {
    guard isFlattened[table] == true else { return (row["data"] ?? .null).prettyText }
    return JSONTree.object(TableShape.parts.map { .init($0, row[$0] ?? .null) }).prettyText
  }

  /// Returns whether the answer names every row that was sent.
  private func write(
    _ rows: [DateOnly: String], into table: RemoteTable
  ) async throws(RemoteProblem) -> Bool {
    let dates = rows.keys.sorted()
    let texts = dates.map { text($0, rows[$0] ?? "null", table) }
    let query = RESTQuery([("on_conflict", "user_id,date"), ("select", "date")])
    let response = try await exchange.send(
      .post, table: table.rawValue, query: query,
      prefer: "resolution=merge-duplicates,return=representation",
      body: Array(("[" + texts.joined(separator: ",") + "]").utf8))
    return Set(try Self.rows(of: response).map(\.date)) == Set(dates)
  }

  /// A row as JSON; every row of a table has the same members, as a bulk insert demands.
  private func text(_ date: DateOnly, _ payload: String, _ table: RemoteTable) -> String {
    let day = ("date", "\"\(date)\"")
    guard isFlattened[table] == true else { return RowPage.object([day, ("data", payload)]) }
    let tree = try? JSONTree(parsing: Array(payload.utf8))
    let parts = TableShape.parts.map { ($0, (tree?[$0] ?? .null).prettyText) }
    return RowPage.object([day] + parts)
  }

  private static func rows(
    of response: HTTPResponse
  ) throws(RemoteProblem) -> [(date: DateOnly, tree: JSONTree)] {
    guard response.isJSON else { throw .notJSON(response) }
    guard let list = (try? JSONTree(parsing: response.body))?.array else {
      throw .unreadable(JSONFault(reason: .wrongKind, offset: 0))
    }
    return try list.map { tree throws(RemoteProblem) in
      guard let date = tree["date"]?.string.flatMap({ DateOnly($0) }) else {
        throw RemoteProblem.unreadable(JSONFault(reason: .wrongKind, offset: 0))
      }
      return (date, tree)
    }
  }
}
