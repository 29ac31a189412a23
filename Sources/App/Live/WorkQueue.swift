import Dispatch

/// Where tasks run when they are not on the main actor: one thread, which ends when idle.
///
/// The default pool is dispatch's global queue, and from its first use on, dispatch looks after
/// that pool once a second for as long as the program lives, on Linux. A queue of our own is left
/// alone, so an idle dashboard stays asleep.
final class WorkQueue: TaskExecutor {
  private let queue = DispatchQueue(label: "codingfit.work", qos: .userInitiated)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedTaskExecutor()
    queue.async { job.runSynchronously(on: executor) }
  }

  /// A task on the main actor whose other parts run here.
  @discardableResult
  func task(_ body: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    Task(executorPreference: self) { await body() }
  }
}
