import Core
import StatsData

/// Tries one fault and tells what came out wrong.
struct StandInFaultRun {
  let server: StandIn
  let truth: History?

  /// A full cache under fire, then an empty one, then peace.
  func run(_ fault: StandInFault, _ place: String) async throws -> [String] {
    var wrong: [String] = []
    let full = StandInHistory(try server.client())
    if let error = await full.sync() { wrong.append("clean: \(error.message)") }
    try await set(fault, place)
    note(await full.reopened(try client(fault)).sync(.everything), &wrong)
    if try await full.history() != truth { wrong.append("a day was lost or changed") }
    try await set(fault, place)
    let empty = StandInHistory(try client(fault))
    note(await empty.sync(), &wrong)
    let known = Set(truth?.days ?? [])
    let half = try await empty.history()
    if !half.days.allSatisfy({ known.contains($0) || $0.totalMilliseconds == 0 }) {
      wrong.append("a day is not what it should be")
    }
    try await server.lab("faults", "", .delete)
    let mended = empty.reopened(try server.client())
    if let error = await mended.sync() { wrong.append("afterwards: \(error.message)") }
    if try await mended.history() != truth { wrong.append("the next sync does not mend it") }
    return wrong
  }

  /// Each call by itself, with the fault once and for good.
  func calls(_ fault: StandInFault) async throws -> [String] {
    try await server.lab("faults", "", .delete)
    let client = try server.client()
    let rows = try await RemoteTable.allCases.asyncMap {
      try await client.rows(RowQuery(table: $0))
    }
    var wrong: [String] = []
    for place in [#""times":1"#, #""times":-1"#] {
      for (table, expected) in zip(RemoteTable.allCases, rows) {
        try await set(fault, place)
        let client = try self.client(fault)
        await check("rows", expected, &wrong) { () async throws(AppError) in
          try await client.rows(RowQuery(table: table))
        }
        try await set(fault, place)
        await check("count", expected.rows.count, &wrong) { () async throws(AppError) in
          try await client.count(of: table)
        }
        try await set(fault, place)
        await check("oldest", expected.rows.first?.date, &wrong) { () async throws(AppError) in
          try await client.oldestDate(of: table)
        }
      }
    }
    return wrong
  }

  private func check<Value: Equatable>(
    _ name: String, _ expected: Value, _ wrong: inout [String],
    _ call: () async throws(AppError) -> Value
  ) async {
    do throws(AppError) {
      let value = try await call()
      if value != expected { wrong.append("\(name): \(String(describing: value).prefix(80))") }
    } catch {
      note(error, &wrong)
    }
  }

  /// Only what hangs is not waited for.
  private func client(_ fault: StandInFault) throws -> SupabaseClient {
    try server.client(deadline: fault.kind == "hang" ? .milliseconds(500) : .seconds(20))
  }

  private func set(_ fault: StandInFault, _ place: String) async throws {
    try await server.lab("faults", "", .delete)
    try await server.lab("faults", fault.json(place))
  }

  /// An error is one plain, short line.
  private func note(_ error: AppError?, _ wrong: inout [String]) {
    guard let message = error?.message else { return }
    let isPlain = !message.contains("<") && !message.contains { $0.isNewline || $0 == "\u{1B}" }
    if !isPlain || message.count > 160 { wrong.append("message: \(message)") }
  }
}

extension Sequence {
  fileprivate func asyncMap<Result>(
    _ transform: (Element) async throws -> Result
  ) async throws -> [Result] {
    var results: [Result] = []
    for element in self { results.append(try await transform(element)) }
    return results
  }
}
