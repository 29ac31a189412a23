import Core
import StatsData

/// Whether the server answers, whose clock is right, and whether the cache has what it has.
struct DoctorServer {
  let server: SupabaseConfiguration
  let client: SupabaseClient
  let transport: any HTTPTransport
  let clock: WallClock
  /// Nil where nothing is configured.
  let account: SupabaseAccount?

  /// A token is refused from half a minute's difference on.
  private static let allowedOffset = 30_000

  func findings(_ report: CacheReport) async -> [DoctorFinding] {
    var findings = [await clockFinding()].compactMap(\.self)
    do throws(AppError) {
      findings += try await accountFindings()
      let today = ZoneCalendar.named(clock.systemZone).date(at: clock.now())
      let recent = try await client.rows(
        RowQuery(table: .summaries, from: today.advanced(by: -30), to: today))
      findings.append(.init(.ok, "server", "\(server.url.host) answers"))
      findings.append(.init(.ok, "layout", layout(recent)))
      findings.append(try await count(.summaries, known: report.days))
      findings.append(try await count(.durations, known: nil))
      findings.append(newest(recent, today: today))
    } catch {
      findings.append(
        .init(
          .fail, "server", error.message, advice: Self.advice(for: error, config: "config.json")))
    }
    return findings
  }

  /// What to do about a server that does not answer as it should.
  static func advice(for error: AppError, config: String) -> String {
    switch error.kind {
    case .configuration: "Correct SUPABASE_URL and SUPABASE_KEY, or \(config)."
    case .unauthorised: "Sign in: codingfit login"
    case .schema: "Run what codingfit schema prints in the project's SQL editor."
    default: "The dashboard shows the cache until this is solved."
    }
  }

  private func accountFindings() async throws(AppError) -> [DoctorFinding] {
    guard let account else { return [] }
    return DoctorAccount(answer: try await account.whoami(), user: await account.user()).findings()
  }

  /// Nil where nobody answered, which the other checks say.
  private func clockFinding() async -> DoctorFinding? {
    let url = server.url.text + "/rest/v1/summaries?select=date&limit=1"
    var request = HTTPRequest(.get, url, headers: ["apikey": server.key.text])
    request.deadline = .seconds(10)
    guard let response = try? await transport.send(request),
      let date = response.headers["Date"].flatMap({ HTTPDate($0) })
    else { return nil }
    let offset = clock.now().milliseconds - date.instant.milliseconds
    let seconds = abs(offset) / 1000
    guard abs(offset) > Self.allowedOffset else {
      return .init(.ok, "clock", "agrees with the server's within \(max(1, seconds)) s")
    }
    return .init(
      .warn, "clock", "\(seconds) s \(offset > 0 ? "ahead of" : "behind") the server's",
      advice: "Set this machine's clock, or today's row is taken for another day's.")
  }

  private func layout(_ rows: RemoteRows) -> String {
    let layout = rows.layout == .wrapped ? "one column data" : "one column for each part of a day"
    return layout + (rows.hasUpdatedAt ? ", with updated_at" : ", without updated_at")
  }

  private func count(
    _ table: RemoteTable, known: Int?
  ) async throws(AppError) -> DoctorFinding {
    let rows = try await client.count(of: table)
    let name = table.rawValue
    if rows == 0 {
      guard await account?.user() == nil else {
        return .init(
          .warn, name, "no rows of yours",
          advice: "codingfit collect fills them, or the WakaTime sync that writes as you.")
      }
      return .init(
        .warn, name, "no rows: an empty table, or rows that this key may not see",
        advice: "Check that the WakaTime sync runs and what the table's policies allow.")
    }
    guard let known else { return .init(.ok, name, "\(rows) rows") }
    guard rows > known else { return .init(.ok, name, "\(rows) rows, \(known) days in the cache") }
    return .init(
      .warn, name, "\(rows) rows, but \(known) days in the cache",
      advice: "codingfit sync --deep reads everything again.")
  }

  private func newest(_ recent: RemoteRows, today: DateOnly) -> DoctorFinding {
    guard let last = recent.rows.last?.date else {
      return .init(
        .warn, "upstream", "no row within 30 days",
        advice: "Check the job that fills the tables.")
    }
    guard today.days(since: last) <= 2 else {
      return .init(
        .warn, "upstream", "the newest row is of \(last)",
        advice: "Check the job that fills the tables.")
    }
    return .init(.ok, "upstream", "the newest row is of \(last)")
  }
}
