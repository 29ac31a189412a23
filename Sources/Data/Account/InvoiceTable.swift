import Core

/// The user's table of issued invoices. The server's rule that a number stands in it once is what
/// gives numbers; an answer that is lost is looked up before anything is sent again.
struct InvoiceTable: Sendable {
  let exchange: RESTExchange

  enum Answer: Sendable {
    case stored(InvoiceRow)
    /// Another invoice has the number.
    case taken
  }

  private static let name = "invoices"
  private let pageSize = 200

  init(exchange: RESTExchange) {
    self.exchange = exchange
  }

  /// Every row, or those that changed at or after a moment.
  func rows(since mark: String?, account: String) async throws(AppError) -> [InvoiceRow] {
    var found: [InvoiceRow] = []
    var offset = 0
    while true {
      var query = RESTQuery([("select", InvoiceRow.columns)])
      if let mark { query.add("updated_at", "gte." + mark) }
      // Rows are never deleted and ids never change: a page may repeat a row, never miss one.
      query.add("order", "id.asc")
      query.add("limit", "\(pageSize)")
      if offset > 0 { query.add("offset", "\(offset)") }
      let page = try await list(query, account)
      // The server may cut a page anywhere, so only an empty one is the end.
      guard !page.isEmpty else { return found }
      found += page
      offset += page.count
    }
  }

  /// Those of these that are there.
  func rows(ids: [String], account: String) async throws(AppError) -> [InvoiceRow] {
    guard !ids.isEmpty else { return [] }
    return try await list(
      RESTQuery([
        ("select", InvoiceRow.columns), ("id", "in.(" + ids.joined(separator: ",") + ")"),
      ]), account)
  }

  /// Enters an invoice under its id and number. Sending one twice enters it once.
  func insert(_ entry: IssuedInvoice, account: String) async throws(AppError) -> Answer {
    let body = try InvoiceRow.body(entry)
    var last: AppError?
    for _ in 0..<2 {
      var isTaken = false
      do throws(RemoteProblem) {
        let rows = try await post(body)
        if let row = rows.first { return .stored(try InvoiceRow(row, account)) }
      } catch {
        isTaken = error.code == "23505"
        guard isTaken || error.mayHaveWritten else { throw error.error }
        last = error.error
      }
      if let row = try await lookUp(entry, account, after: last) { return .stored(row) }
      if isTaken { return .taken }
    }
    throw last.map { Self.unknown(entry.number, $0) } ?? Self.notKept(entry.number)
  }

  /// Changes the status of one row; a cancelled invoice stays cancelled.
  func mark(
    _ entry: IssuedInvoice, _ state: InvoiceState, on date: DateOnly, account: String
  ) async throws(AppError) -> InvoiceRow {
    let id = entry.id ?? ""
    let query = RESTQuery([
      ("id", "eq." + id), ("status", "neq.cancelled"), ("select", InvoiceRow.columns),
    ])
    var last: AppError?
    for _ in 0..<2 {
      do throws(RemoteProblem) {
        let response = try await exchange.send(
          .patch, table: Self.name, query: query,
          prefer: "return=representation,handling=strict,max-affected=1",
          body: InvoiceRow.body(state, on: date))
        _ = try Self.trees(response)
      } catch {
        guard error.mayHaveWritten else { throw error.error }
        last = error.error
      }
      // What the table holds decides, not what the answer says.
      guard let row = try await rows(ids: [id], account: account).first else {
        throw AppError(.badAnswer, "The server does not show invoice \(Self.shown(entry.number)).")
      }
      if row.entry.state == state { return row }
      if row.entry.state == .cancelled {
        throw AppError(
          .invalidInput, "Invoice \(Self.shown(entry.number)) is cancelled and stays so.")
      }
      guard last != nil else { break }
    }
    throw last ?? Self.notChanged(entry.number)
  }

  private func post(_ body: [UInt8]) async throws(RemoteProblem) -> [JSONTree] {
    let response = try await exchange.send(
      .post, table: Self.name,
      query: RESTQuery([("on_conflict", "id"), ("select", InvoiceRow.columns)]),
      prefer: "resolution=ignore-duplicates,return=representation", body: body)
    return try Self.trees(response)
  }

  /// The row of an invoice that was sent; nil where it did not arrive.
  private func lookUp(
    _ entry: IssuedInvoice, _ account: String, after cause: AppError?
  ) async throws(AppError) -> InvoiceRow? {
    do throws(AppError) {
      return try await rows(ids: [entry.id ?? ""], account: account).first
    } catch {
      throw Self.unknown(entry.number, cause ?? error)
    }
  }

  private func list(_ query: RESTQuery, _ account: String) async throws(AppError) -> [InvoiceRow] {
    let trees: [JSONTree]
    do throws(RemoteProblem) {
      trees = try Self.trees(try await exchange.send(.get, table: Self.name, query: query))
    } catch {
      throw error.error
    }
    return try trees.map { tree throws(AppError) in try InvoiceRow(tree, account: account) }
  }

  private static func trees(_ response: HTTPResponse) throws(RemoteProblem) -> [JSONTree] {
    guard response.isJSON else { throw .notJSON(response) }
    guard let list = (try? JSONTree(parsing: response.body))?.array else {
      throw .unreadable(JSONFault(reason: .wrongKind, offset: 0))
    }
    return list
  }

  private static func unknown(_ number: String, _ cause: AppError) -> AppError {
    AppError(
      cause.kind,
      "\(cause.message) Whether \(shown(number)) was taken is looked up the next time, before"
        + " another number is.")
  }

  private static func notKept(_ number: String) -> AppError {
    AppError(
      .badAnswer, "The server did not keep \(shown(number)). Check the policies of invoices.")
  }

  private static func notChanged(_ number: String) -> AppError {
    AppError(
      .badAnswer, "The server did not change \(shown(number)). Check the policies of invoices.")
  }

  private static func shown(_ number: String) -> String { SafeText.oneLine(number, limit: 40) }
}

extension InvoiceRow {
  fileprivate init(_ tree: JSONTree, _ account: String) throws(RemoteProblem) {
    do throws(AppError) {
      try self.init(tree, account: account)
    } catch {
      throw RemoteProblem(error)
    }
  }
}

extension RemoteProblem {
  /// The request may have been carried out although no answer says so.
  fileprivate var mayHaveWritten: Bool {
    if let fault { return fault.status >= 500 }
    switch failure {
    case .notConnected, .hostNotFound, .refused, .forbiddenURL, .cancelled: return false
    case nil: return error.kind == .badAnswer
    default: return true
    }
  }
}
