import Core

/// A sync under way, which later callers join.
struct RunningSync {
  let scope: SyncScope
  let task: Task<Result<SyncReport, AppError>, Never>
  var listeners: [@Sendable (SyncProgress) -> Void]

  /// Whether somebody who wants `other` gets it from this sync.
  func covers(_ other: SyncScope) -> Bool {
    if case .since(let first) = other, case .since(let running) = scope { return running <= first }
    return Self.rank(other) <= Self.rank(scope)
  }

  private static func rank(_ scope: SyncScope) -> Int {
    switch scope {
    case .today: 0
    case .recent: 1
    case .since: 2
    case .everything: 3
    }
  }
}
