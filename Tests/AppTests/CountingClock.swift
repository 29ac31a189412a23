import Synchronization

/// A clock whose sleeps take no time; after `limit` of them it refuses, as a cancelled task would.
final class CountingClock: Clock {
  typealias Instant = ContinuousClock.Instant

  private let limit: Int
  private let start = ContinuousClock.now
  private let record = Mutex<[Duration]>([])

  init(limit: Int) {
    self.limit = limit
  }

  var slept: [Duration] { record.withLock { $0 } }
  var now: Instant { start }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let count = record.withLock { record in
      record.append(start.duration(to: deadline))
      return record.count
    }
    if count >= limit { throw CancellationError() }
  }
}
