import Foundation
import Glibc

/// An HTTP server on loopback that says the same to everybody and keeps nothing.
struct BenchSocket {
  let port: Int
  private let listener: Int32

  init?(body: String) {
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let socket = listener
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        bind(socket, generic, length) | listen(socket, 16) | getsockname(socket, generic, &length)
      }
    }
    guard result == 0 else { return nil }
    port = Int(UInt16(bigEndian: address.sin_port))
    let answer = Array(
      ("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
        + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)").utf8)
    Thread {
      while case let client = accept(socket, nil, nil), client >= 0 {
        Thread { Self.serve(client, answer) }.start()
      }
    }.start()
  }

  /// Requests without bodies come one after the other, each in one piece.
  private static func serve(_ client: Int32, _ answer: [UInt8]) {
    var received = [UInt8](repeating: 0, count: 8192)
    while recv(client, &received, received.count, 0) > 0 {
      guard send(client, answer, answer.count, Int32(MSG_NOSIGNAL)) == answer.count else { break }
    }
    close(client)
  }
}
