extension Task where Success == Void, Failure == Never {
  /// A task on the main actor whose other parts run on an executor; nil: on the runtime's pool,
  /// which on Linux is looked after once a second from its first use on.
  @MainActor
  static func main(
    preferring executor: (any TaskExecutor)?, _ body: @escaping @MainActor () async -> Void
  ) -> Task {
    Task(executorPreference: executor) { await body() }
  }
}
