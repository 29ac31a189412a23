import Foundation
import Glibc
import Synchronization

/// A real HTTP/1.1 server on 127.0.0.1, so that URLSession itself is what is tested.
///
/// Every request goes to the script with its number (from 0), on the connection's own thread.
public final class LoopbackServer: Sendable {
  public typealias Script = @Sendable (LoopbackRequest, Int) -> LoopbackAnswer

  public let port: Int
  public var url: String { "http://127.0.0.1:\(port)" }

  private let listener: Int32
  private let script: Script
  private let state = Mutex(State())

  private struct State {
    var requests: [LoopbackRequest] = []
    var open: Set<Int32> = []
    var connections = 0
    var isStopped = false
  }

  public struct SocketFailure: Error {
    public let code: Int32
  }

  public init(_ script: @escaping Script) throws(SocketFailure) {
    self.script = script
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let socket = listener
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        bind(socket, generic, length) | listen(socket, 64) | getsockname(socket, generic, &length)
      }
    }
    guard result == 0 else {
      close(listener)
      throw SocketFailure(code: errno)
    }
    port = Int(UInt16(bigEndian: address.sin_port))
    start()
  }

  /// Answers every request alike.
  public convenience init(always answer: LoopbackAnswer) throws(SocketFailure) {
    try self.init { _, _ in answer }
  }

  /// Everything received so far.
  public var requests: [LoopbackRequest] { state.withLock { $0.requests } }

  /// Closes the listener and every connection; what hangs wakes up.
  public func stop() {
    let sockets = state.withLock { state in
      state.isStopped = true
      return state.open
    }
    shutdown(listener, Int32(SHUT_RDWR))
    for socket in sockets { shutdown(socket, Int32(SHUT_RDWR)) }
  }

  private func start() {
    let thread = Thread { [self] in
      while true {
        let socket = accept(listener, nil, nil)
        if socket >= 0 { serve(socket) } else if errno != EINTR { break }
      }
      close(listener)
    }
    thread.start()
  }

  private func serve(_ socket: Int32) {
    let number: Int? = state.withLock { state in
      guard !state.isStopped else { return nil }
      state.open.insert(socket)
      state.connections += 1
      return state.connections - 1
    }
    guard let number else {
      close(socket)
      return
    }
    let thread = Thread { [self] in
      var connection = LoopbackConnection(socket: socket, number: number)
      while let request = connection.nextRequest() {
        let index = state.withLock { state in
          state.requests.append(request)
          return state.requests.count - 1
        }
        let answer = script(request, index)
        guard connection.perform(answer, isHead: request.method == "HEAD") else { break }
      }
      state.withLock { _ = $0.open.remove(socket) }
      close(socket)
    }
    thread.start()
  }
}
