/// What the loopback server does with one request.
public struct LoopbackAnswer: Sendable {
  public var status = 200
  public var headers: [(name: String, value: String)] = []
  public var body: [UInt8] = []
  public var behaviour = Behaviour.answer

  public enum Behaviour: Sendable {
    /// Sends the answer.
    case answer
    /// Sends it after that many milliseconds.
    case delay(milliseconds: Int)
    /// Sends it piece by piece.
    case drip(bytes: Int, gapMilliseconds: Int)
    /// Announces the whole body, sends that many bytes of it and closes.
    case truncate(bytes: Int)
    /// As `truncate`, with a reset instead of a close.
    case resetAfter(bytes: Int)
    /// Says nothing until the client leaves or the server stops.
    case hang
    /// Closes without a byte.
    case empty
    /// Resets the connection without a byte.
    case reset
    /// Sends the body's bytes as they are, without a status line.
    case garbage
    /// Answers, announces a kept connection, and closes it.
    case silentClose
  }

  public init(
    status: Int = 200, headers: [(name: String, value: String)] = [], body: [UInt8] = [],
    behaviour: Behaviour = .answer
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.behaviour = behaviour
  }

  /// A JSON answer.
  public static func json(
    _ text: String, status: Int = 200, headers: [(name: String, value: String)] = []
  ) -> LoopbackAnswer {
    LoopbackAnswer(
      status: status,
      headers: headers + [("Content-Type", "application/json; charset=utf-8")],
      body: Array(text.utf8))
  }

  public static func html(_ text: String, status: Int = 200) -> LoopbackAnswer {
    LoopbackAnswer(
      status: status, headers: [("Content-Type", "text/html")], body: Array(text.utf8))
  }

  public func with(_ behaviour: Behaviour) -> LoopbackAnswer {
    var copy = self
    copy.behaviour = behaviour
    return copy
  }
}
