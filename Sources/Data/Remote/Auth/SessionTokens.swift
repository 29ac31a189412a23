import Core

/// Hands out a signed-in user's access token and renews it: late, once at a time, and never more
/// often than once a minute when the server refuses.
package actor SessionTokens: AccessTokens {
  private let auth: SupabaseAuth
  private let store: any SessionStore
  private let wallClock: WallClock
  private let clock: any Clock<Duration>
  /// Where renewals run; nil: the runtime's pool.
  private let executor: (any TaskExecutor)?
  private var running: Task<Result<UserSession, AppError>, Never>?
  private var lastFailure: (error: AppError, token: String, at: Instant)?

  /// A token is renewed when it has less than this left.
  private static let margin = 90_000
  private static let coolDown = 60_000

  package init(
    auth: SupabaseAuth, store: any SessionStore, wallClock: WallClock,
    clock: any Clock<Duration>, executor: (any TaskExecutor)? = nil
  ) {
    self.auth = auth
    self.store = store
    self.wallClock = wallClock
    self.clock = clock
    self.executor = executor
  }

  /// The token as it is while it lasts; a failed renewal only counts once it does not.
  package func current() async throws(AppError) -> String? {
    guard let session = try await store.load() else { return nil }
    guard !session.isEnded else { throw RemoteProblem.ended }
    let remaining = session.remaining(at: wallClock.now())
    guard remaining < Self.margin else { return session.accessToken }
    do throws(AppError) {
      return try await renewed(insteadOf: session.accessToken)
    } catch {
      guard remaining > 0, error != RemoteProblem.ended else { throw error }
      return session.accessToken
    }
  }

  package func renewed(insteadOf stale: String) async throws(AppError) -> String {
    if let running { return try await running.value.get().accessToken }
    if let lastFailure, lastFailure.token == stale {
      let elapsed = wallClock.now().milliseconds - lastFailure.at.milliseconds
      if (0..<Self.coolDown).contains(elapsed) { throw lastFailure.error }
    }
    // A task of its own: a renewal that is cut off with its caller loses the new tokens.
    let task = Task(executorPreference: executor) { await self.renew(insteadOf: stale) }
    running = task
    let result = await task.value
    running = nil
    switch result {
    case .success(let session):
      lastFailure = nil
      return session.accessToken
    case .failure(let error):
      lastFailure = (error, stale, wallClock.now())
      throw error
    }
  }

  private nonisolated func renew(insteadOf stale: String) async -> Result<UserSession, AppError> {
    do throws(AppError) {
      return .success(
        try await store.locked { () async throws(AppError) -> UserSession in
          try await self.renewLocked(insteadOf: stale)
        })
    } catch {
      return .failure(error)
    }
  }

  /// Under the lock another process may have renewed already: its tokens are taken over.
  private nonisolated func renewLocked(
    insteadOf stale: String
  ) async throws(AppError) -> UserSession {
    guard let session = try await store.load(), !session.isEnded else { throw RemoteProblem.ended }
    guard session.accessToken == stale else { return session }
    var result = await auth.renewed(session)
    if case .failure(let problem) = result, problem.retry != .never {
      try? await clock.sleep(for: .seconds(1))
      result = await auth.renewed(session)
    }
    switch result {
    case .success(let renewed):
      try await store.save(renewed)
      return renewed
    case .failure(let problem) where problem.endsSession:
      try await store.save(session.ended)
      throw problem.error
    case .failure(let problem):
      throw problem.error
    }
  }
}
