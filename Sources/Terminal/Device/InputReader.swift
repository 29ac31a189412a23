import Dispatch
import Glibc

/// Reads what was typed and gives it on as events, everything that is there in one go: a held key
/// is many keys and one frame.
@MainActor
final class InputReader {
  /// How long a lone escape waits for more. A slow line may take 80 ms between two bytes of one
  /// key, and nobody notices a tenth of a second after pressing Escape.
  static let escapeWait = DispatchTimeInterval.milliseconds(90)
  /// How long half a sequence waits.
  static let sequenceWait = DispatchTimeInterval.seconds(1)
  /// Bytes read before the events are given on.
  private static let most = 1 << 20

  private let descriptor: Int32
  private let watched: Int32
  private let sequenceWait: DispatchTimeInterval
  private let handle: ([InputEvent]) -> Void
  private let ended: () -> Void
  private var source: RunLoopSource?
  private var parser = KeyParser()
  private var timeout: DispatchWorkItem?
  private var chunk = [UInt8](repeating: 0, count: 1 << 14)

  /// `watched` is the same terminal, open for writing only: see `RunLoopSource`.
  init(
    _ descriptor: Int32, watched: Int32, sequenceWait: DispatchTimeInterval = sequenceWait,
    handle: @escaping ([InputEvent]) -> Void, ended: @escaping () -> Void
  ) {
    self.descriptor = descriptor
    self.watched = watched
    self.sequenceWait = sequenceWait
    self.handle = handle
    self.ended = ended
  }

  func start() {
    source = RunLoopSource(watched) { [weak self] in self?.read() }
  }

  func stop() {
    source?.stop()
    source = nil
    timeout?.cancel()
    timeout = nil
  }

  /// Reads and drops what comes, until the terminal has answered so many rounds of questions, or
  /// the time is over; how many answers came. Blocks: for when nothing else is to be done.
  func skip(answers: Int, milliseconds: Int) -> Int {
    var came = 0
    let end = ContinuousClock.now + .milliseconds(milliseconds)
    while came < answers, ContinuousClock.now < end {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, 10) > 0 else { continue }
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count > 0 {
        came += parser.feed(chunk[..<count]).count { $0 == .deviceAttributes }
      } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
        break
      }
    }
    return came
  }

  /// Called when there is something to read; does nothing when there is not.
  func read() {
    var total = 0
    var events: [InputEvent] = []
    var isEnd = false
    while total < Self.most {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count > 0 {
        events += parser.feed(chunk[..<count])
        total += count
      } else if count < 0, errno == EINTR {
        continue
      } else {
        // Nothing more now, or the terminal is gone: end of file, or an error of the device.
        isEnd = count == 0 || errno != EAGAIN
        break
      }
    }
    if total > 0 { awaitMore() }
    if total >= Self.most { readOn() }
    if !events.isEmpty { handle(events) }
    if isEnd, source != nil {
      stop()
      ended()
    }
  }

  /// What is left is not told again.
  private func readOn() {
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { if self?.source != nil { self?.read() } }
    }
  }

  private func awaitMore() {
    timeout?.cancel()
    timeout = nil
    guard parser.pending != .nothing else { return }
    let item = DispatchWorkItem { [weak self] in
      MainActor.assumeIsolated { self?.giveUp() }
    }
    timeout = item
    let wait = parser.pending == .escape ? Self.escapeWait : sequenceWait
    DispatchQueue.main.asyncAfter(deadline: .now() + wait, execute: item)
  }

  /// The rest may have come while we were busy: only when there is none it was the key itself.
  private func giveUp() {
    let due = timeout
    read()
    guard source != nil, timeout === due else { return }
    timeout = nil
    let events = parser.flush()
    if !events.isEmpty { handle(events) }
  }
}
