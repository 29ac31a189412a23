import Core

/// Asks WakaTime's own interface, or a server that speaks its language, one question at a time.
package struct WakaTimeClient: Sendable {
  private let access: WakaTimeAccess
  private let transport: any HTTPTransport
  private let clock: any Clock<Duration>
  private let wallClock: WallClock
  private let log: @Sendable (String) -> Void
  private let retry = RetryPolicy()

  /// Waits while an answer is being computed (202); after the last one it is given up.
  private static let computing: [Duration] = [
    .seconds(2), .seconds(4), .seconds(8), .seconds(16), .seconds(30),
  ]

  package init(
    access: WakaTimeAccess, transport: any HTTPTransport, clock: any Clock<Duration>,
    wallClock: WallClock, log: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.access = access
    self.transport = transport
    self.clock = clock
    self.wallClock = wallClock
    self.log = log
  }

  /// The account's time zone, in which WakaTime cuts the days; nil where it names none.
  package func zone() async throws(AppError) -> String? {
    let body = try await get("users/current") ?? []
    guard let tree = try? JSONTree(parsing: body), let user = tree["data"], user.members != nil
    else { throw WakaTimeProblem.unreadable(access.host) }
    return user["timezone"]?.string
  }

  /// The days of a range, every one of them or an error.
  package func summaries(
    _ range: ClosedRange<DateOnly>
  ) async throws(AppError) -> [WakaTimeDay] {
    let body = try await get("summaries?start=\(range.lowerBound)&end=\(range.upperBound)") ?? []
    guard let days = WakaTimeDay.days(of: body, range: range) else {
      log("wakatime: summaries of \(range.lowerBound) to \(range.upperBound) are incomplete")
      throw WakaTimeProblem.unreadable(access.host)
    }
    return days
  }

  /// The text of a day's list of sessions; nil from a server that has no sessions at all.
  package func durations(_ date: DateOnly) async throws(AppError) -> String? {
    guard let body = try await get("durations?date=\(date)", mayLack: true) else { return nil }
    guard let list = WakaTimeDay.sessions(of: body) else {
      log("wakatime: durations of \(date) are incomplete")
      throw WakaTimeProblem.unreadable(access.host)
    }
    return list
  }

  /// The body of the answer; nil for a 404 where `mayLack` says that some servers lack the call.
  private func get(
    _ path: String, mayLack: Bool = false
  ) async throws(AppError) -> [UInt8]? {
    var repetition = 0
    while true {
      let problem: WakaTimeProblem
      var waits = retry
      do throws(WakaTimeProblem) {
        let response = try await attempt(path)
        if response.status == 200, response.isJSON { return response.body }
        if response.status == 404, mayLack { return nil }
        problem = WakaTimeProblem(response, host: access.host)
        if response.status == 202 { waits.backoff = Self.computing }
      } catch {
        problem = error
      }
      if problem.error.kind == .cancelled { throw problem.error }
      log("wakatime: \(path.prefix { $0 != "?" }): \(problem.cause)")
      let rule = waits.backoff == Self.computing ? RetryRule.backoff : problem.retry
      let wait = waits.wait(
        for: rule, repetition: repetition, retryAfter: problem.retryAfter, now: wallClock.now())
      guard let wait else { throw problem.error }
      do {
        try await clock.sleep(for: wait)
      } catch {
        throw AppError(.cancelled, "Cancelled.")
      }
      repetition += 1
    }
  }

  private func attempt(_ path: String) async throws(WakaTimeProblem) -> HTTPResponse {
    var request = HTTPRequest(
      .get, access.base + "/" + path,
      headers: [
        "Authorization": "Basic " + access.credentials, "Accept": "application/json",
        "User-Agent": "codingfit",
      ])
    request.deadline = .seconds(60)
    do throws(HTTPFailure) {
      return try await transport.send(request)
    } catch {
      throw WakaTimeProblem(error, host: access.host)
    }
  }
}
