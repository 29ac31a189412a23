import Core

/// Reads a project's two tables through its REST interface.
///
/// An actor only to remember each table's shape: found with the first answer, and again when the
/// server says that a column is gone.
package actor SupabaseClient: RemoteSource {
  private let exchange: RESTExchange
  private let pageSize: Int
  private let log: @Sendable (String) -> Void
  private var shapes: [RemoteTable: TableShape] = [:]

  /// `tokens` is nil where the key alone reads. `log` gets raw causes, without keys or tokens.
  package init(
    configuration: SupabaseConfiguration, transport: any HTTPTransport,
    clock: any Clock<Duration>, wallClock: WallClock, tokens: (any AccessTokens)? = nil,
    retry: RetryPolicy = RetryPolicy(), pageSize: Int = 366,
    log: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    exchange = RESTExchange(
      configuration: configuration, transport: transport, tokens: tokens, retry: retry,
      clock: clock, wallClock: wallClock, log: log)
    self.pageSize = max(1, pageSize)
    self.log = log
  }

  /// Where the table has no `updated_at` and `changedAfter` is given, no row can be told to have
  /// changed: the answer is empty and says so in `hasUpdatedAt`.
  package func rows(_ query: RowQuery) async throws(AppError) -> RemoteRows {
    do throws(RemoteProblem) {
      return try await allPages(query)
    } catch {
      throw error.error
    }
  }

  package func oldestDate(of table: RemoteTable) async throws(AppError) -> DateOnly? {
    do throws(RemoteProblem) {
      let query = RESTQuery([("select", "date"), ("order", "date.asc"), ("limit", "1")])
      let response = try await exchange.send(.get, table: table.rawValue, query: query)
      let page = try page(of: response, shape: TableShape(table))
      guard page.count > 0 else { return nil }
      guard let first = page.rows.first else { throw problem("whose dates cannot be read", table) }
      return first.date
    } catch {
      throw error.error
    }
  }

  /// How many rows the table has in a range, to check that a backfill is complete.
  package func count(
    of table: RemoteTable, from: DateOnly? = nil, to: DateOnly? = nil
  ) async throws(AppError) -> Int {
    do throws(RemoteProblem) {
      var query = RESTQuery([("select", "date")])
      query.add(from: from, to: to)
      let response = try await exchange.send(
        .head, table: table.rawValue, query: query, prefer: "count=exact")
      let total = response.headers["Content-Range"]?.split(separator: "/").last
      guard let total, let count = Int(total) else { throw problem("without their number", table) }
      return count
    } catch {
      throw error.error
    }
  }

  /// Pages by date until an empty one: the server may cut a page at any number of rows without
  /// a word. A page that reaches the last date asked for is the last, too.
  private func allPages(_ query: RowQuery) async throws(RemoteProblem) -> RemoteRows {
    var rows: [RemoteRow] = []
    var unreadable: [String] = []
    var limit = pageSize
    var shape = shapes[query.table] ?? TableShape(query.table)
    while query.to.map({ rows.last?.date ?? .init(dayNumber: .min) < $0 }) ?? true {
      let page: RowPage
      do throws(RemoteProblem) {
        (page, shape) = try await self.page(query, after: rows.last?.date, limit: limit)
      } catch {
        guard error.meansTooSlow, limit > 31 else { throw error }
        limit = 31
        continue
      }
      unreadable += page.unreadable
      guard page.count > 0 else { break }
      try checkOrder(of: page, after: rows.last?.date, query.table)
      rows += page.rows
    }
    if shape.layout == .wrapped, query.table == .summaries {
      rows = try await explained(rows)
    }
    for sentence in unreadable { log(sentence) }
    return RemoteRows(
      rows: rows, unreadable: unreadable, hasUpdatedAt: shape.hasUpdatedAt, layout: shape.layout)
  }

  /// One page, with the shape that the table turned out to have.
  private func page(
    _ query: RowQuery, after: DateOnly?, limit: Int
  ) async throws(RemoteProblem) -> (RowPage, TableShape) {
    var shape = shapes[query.table] ?? TableShape(query.table)
    var isRemembered = shapes[query.table] != nil
    while true {
      if query.changedAfter != nil, !shape.hasUpdatedAt { return (RowPage(), shape) }
      do throws(RemoteProblem) {
        let response = try await exchange.send(
          .get, table: query.table.rawValue,
          query: RESTQuery(query, select: shape.select, after: after, limit: limit))
        let page = try page(of: response, shape: shape)
        shapes[query.table] = shape
        return (page, shape)
      } catch {
        if error.meansPastEnd { return (RowPage(), shape) }
        guard error.meansMissingColumn, let message = error.fault?.message else { throw error }
        // A cut body: without the column's name any guess would be another table's layout.
        guard !message.isEmpty else { throw .unreadable(JSONFault(reason: .truncated, offset: 0)) }
        if let next = shape.adapted(to: message) {
          shape = next
        } else if isRemembered {
          isRemembered = false
          shape = TableShape(query.table)
        } else {
          throw error
        }
      }
    }
  }

  private func page(
    of response: HTTPResponse, shape: TableShape
  ) throws(RemoteProblem) -> RowPage {
    let problem: RemoteProblem
    if response.isJSON {
      do throws(JSONFault) {
        return try RowPage(response.body, shape: shape)
      } catch {
        problem = .unreadable(error)
      }
    } else {
      problem = .notJSON(response)
    }
    log("\(shape.table.rawValue): \(problem.cause)")
    throw problem
  }

  /// Rows that do not ascend would make the paging skip or repeat some, and two rows for a date
  /// are the rows of several people: neither can be added up.
  private func checkOrder(
    of page: RowPage, after: DateOnly?, _ table: RemoteTable
  ) throws(RemoteProblem) {
    guard !page.rows.isEmpty else { throw problem("whose dates cannot be read", table) }
    var last = after
    for row in page.rows {
      if let last, row.date == last {
        let message =
          "\(table.rawValue) holds two rows for \(row.date). Sign in, or remove one of them."
        throw RemoteProblem(AppError(.schema, message), cause: message)
      }
      if let last, row.date < last { throw problem("out of order", table) }
      last = row.date
    }
  }

  /// Looks again at rows in which no part was found: the whole `data` may be null, or something
  /// other than an object, and the two must not look alike.
  private func explained(_ rows: [RemoteRow]) async throws(RemoteProblem) -> [RemoteRow] {
    let dates = rows.filter { $0.payload == "null" }.map(\.date)
    var payloads: [DateOnly: String] = [:]
    for start in stride(from: 0, to: dates.count, by: 50) {
      let chunk = dates[start..<min(start + 50, dates.count)]
      let list = chunk.map(\.description).joined(separator: ",")
      let query = RESTQuery([
        ("select", "date,data"), ("date", "in.(\(list))"), ("order", "date.asc"),
      ])
      let response = try await exchange.send(.get, table: "summaries", query: query)
      // The payload of `durations` is the raw column, which is what is wanted here.
      for row in try page(of: response, shape: TableShape(.durations)).rows {
        payloads[row.date] = row.payload
      }
    }
    return rows.map { row in
      guard let payload = payloads[row.date], row.payload == "null" else { return row }
      let text =
        payload.hasPrefix("{") ? RowPage.object(TableShape.parts.map { ($0, "null") }) : payload
      return RemoteRow(date: row.date, payload: text, updatedAt: row.updatedAt)
    }
  }

  private func problem(_ what: String, _ table: RemoteTable) -> RemoteProblem {
    let message = "The server sent rows of \(table.rawValue) \(what)."
    return RemoteProblem(AppError(.badAnswer, message), cause: message)
  }
}
