import Core
import StatsData
import Synchronization

/// A session's store without a disk.
final class MemorySessionStore: SessionStore {
  private let state: Mutex<UserSession?>
  var session: UserSession? { state.withLock { $0 } }

  init(_ session: UserSession?) {
    state = Mutex(session)
  }

  func load() async throws(AppError) -> UserSession? { session }

  func save(_ session: UserSession?) async throws(AppError) {
    state.withLock { $0 = session }
  }

  func locked<Value: Sendable>(
    _ body: @Sendable () async throws(AppError) -> Value
  ) async throws(AppError) -> Value {
    try await body()
  }
}
