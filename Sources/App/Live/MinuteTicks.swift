import Core

/// The turns of the minute: sleeps until the next one, and nothing else ever wakes an idle program.
struct MinuteTicks {
  let clock: WallClock
  let sleeper: any Clock<Duration>

  /// Runs until its task is cancelled.
  @MainActor
  func run(_ minutePassed: @MainActor () -> Void) async {
    while !Task.isCancelled {
      let now = clock.now().milliseconds
      // A hair past the turn, so that a clock a little behind ours does not show the old minute.
      let wait = Milliseconds.perMinute - now % Milliseconds.perMinute + 20
      do {
        try await sleeper.sleep(for: .milliseconds(wait), tolerance: .milliseconds(200))
      } catch {
        return
      }
      minutePassed()
    }
  }
}
