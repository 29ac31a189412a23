/// Why no full screen can be drawn, in one sentence for the user.
public struct TerminalProblem: Error, Hashable, Sendable {
  public let message: String

  public init(_ message: String) {
    self.message = message
  }
}
