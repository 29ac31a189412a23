import Dispatch
import Glibc

/// Bytes on their way to the terminal. Never waits: what the terminal does not take now is kept,
/// and goes out when it takes more.
@MainActor
final class OutputQueue {
  private let descriptor: Int32
  private var pending: ArraySlice<UInt8> = []
  private var source: (any DispatchSourceWrite)?
  /// The terminal went away: everything is dropped.
  private(set) var isGone = false
  /// Called when everything was taken after some of it had to wait.
  var drained: () -> Void = {}

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  var isEmpty: Bool { pending.isEmpty }

  func send(_ bytes: [UInt8]) {
    pending = pending.isEmpty ? bytes[...] : pending + bytes
    push()
    if !pending.isEmpty { wait() }
  }

  /// Sends what is pending and `bytes`, waiting up to `milliseconds` for the terminal to take
  /// them, and forgets the rest: for when nothing comes after. Whether `bytes` were taken.
  @discardableResult
  func finish(_ bytes: [UInt8], milliseconds: Int32) -> Bool {
    stopWaiting()
    push(waiting: milliseconds)
    pending = bytes[...]
    push(waiting: milliseconds)
    defer { pending = [] }
    return pending.isEmpty && !isGone
  }

  private func push(waiting milliseconds: Int32) {
    var rest = milliseconds
    push()
    while !pending.isEmpty, rest > 0 {
      var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      guard poll(&request, 1, 10) >= 0 else { return }
      rest -= 10
      push()
    }
  }

  private func push() {
    while !pending.isEmpty, !isGone {
      let count = pending.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        pending = pending.dropFirst(count)
      } else if count < 0, errno == EAGAIN {
        return
      } else if count == 0 || errno != EINTR {
        isGone = true
      }
    }
    pending = []
  }

  private func wait() {
    guard source == nil else { return }
    let source = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.isWritable() }
    }
    source.activate()
    self.source = source
  }

  private func isWritable() {
    push()
    guard pending.isEmpty else { return }
    stopWaiting()
    drained()
  }

  private func stopWaiting() {
    source?.cancel()
    source = nil
  }
}
