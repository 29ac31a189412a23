import Dispatch
import Testing

@testable import StatsData

@Suite struct NapTests {
  /// Each request sleeps for its deadline and cancels: what that holds until then, it holds
  /// thousands of times.
  @Test(.timeLimit(.minutes(5))) func aCancelledNapIsGoneAtOnce() async {
    let queue = DispatchQueue(label: "test")
    weak var nap: Nap?
    do {
      let made = Nap()
      nap = made
      await withCheckedContinuation { continuation in
        made.begin(continuation, milliseconds: 3_600_000, on: queue)
        made.end()
      }
    }
    // The timers let go on their own queue.
    for _ in 0..<5 { await withCheckedContinuation { go in queue.async { go.resume() } } }
    #expect(nap == nil)
  }
}
