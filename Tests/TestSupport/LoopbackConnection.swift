import Foundation
import Glibc

/// One accepted connection: reads requests and acts the answers out.
struct LoopbackConnection {
  let socket: Int32
  let number: Int
  private var received: [UInt8] = []

  init(socket: Int32, number: Int) {
    self.socket = socket
    self.number = number
  }

  /// The next request; nil once the client has gone.
  mutating func nextRequest() -> LoopbackRequest? {
    var headEnd = Self.endOfHead(received)
    while headEnd == nil {
      guard receive() else { return nil }
      headEnd = Self.endOfHead(received)
    }
    guard let headEnd else { return nil }
    let lines = String(decoding: received[..<headEnd], as: UTF8.self).split(separator: "\r\n")
    let first = (lines.first ?? "").split(separator: " ")
    guard first.count >= 2 else { return nil }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      headers[line[..<colon].lowercased()] = value
    }
    let bodyEnd = headEnd + 4 + (headers["content-length"].flatMap { Int($0) } ?? 0)
    while received.count < bodyEnd {
      guard receive() else { return nil }
    }
    let body = Array(received[(headEnd + 4)..<bodyEnd])
    received.removeFirst(bodyEnd)
    return LoopbackRequest(
      method: String(first[0]), target: String(first[1]), headers: headers, body: body,
      connection: number)
  }

  /// Acts an answer out; returns whether the connection is kept.
  func perform(_ answer: LoopbackAnswer, isHead: Bool) -> Bool {
    let head = Self.head(of: answer)
    let body = isHead ? [] : answer.body
    switch answer.behaviour {
    case .answer:
      return send(head + body)
    case .delay(let milliseconds):
      return !clientLeaves(within: milliseconds) && send(head + body)
    case .drip(let bytes, let gap):
      guard send(head) else { return false }
      for start in stride(from: 0, to: body.count, by: max(1, bytes)) {
        guard !clientLeaves(within: gap) else { return false }
        guard send(Array(body[start..<min(body.count, start + bytes)])) else { return false }
      }
      return true
    case .truncate(let bytes):
      _ = send(head + body.prefix(bytes))
    case .resetAfter(let bytes):
      _ = send(head + body.prefix(bytes))
      _ = clientLeaves(within: 50)
      resetOnClose()
    case .hang:
      _ = clientLeaves(within: 60_000)
    case .empty:
      break
    case .reset:
      resetOnClose()
    case .garbage:
      _ = send(body)
    case .silentClose:
      _ = send(head + body)
    }
    return false
  }

  private static func head(of answer: LoopbackAnswer) -> [UInt8] {
    var head = "HTTP/1.1 \(answer.status) Scripted\r\n"
    for (name, value) in answer.headers { head += "\(name): \(value)\r\n" }
    if answer.status != 204, answer.status != 304 {
      head += "Content-Length: \(answer.body.count)\r\n"
    }
    return Array((head + "\r\n").utf8)
  }

  private static func endOfHead(_ bytes: [UInt8]) -> Int? {
    guard bytes.count >= 4 else { return nil }
    return (0...(bytes.count - 4)).first {
      bytes[$0] == 13 && bytes[$0 + 1] == 10 && bytes[$0 + 2] == 13 && bytes[$0 + 3] == 10
    }
  }

  private mutating func receive() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 16_384)
    let count = recv(socket, &chunk, chunk.count, 0)
    guard count > 0 else { return false }
    received.append(contentsOf: chunk[..<count])
    return true
  }

  private func send(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  /// Waits; true as soon as the client closes or the server stops.
  private func clientLeaves(within milliseconds: Int) -> Bool {
    var state = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    return poll(&state, 1, Int32(milliseconds)) > 0
  }

  private func resetOnClose() {
    var option = linger(l_onoff: 1, l_linger: 0)
    setsockopt(socket, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
  }
}
