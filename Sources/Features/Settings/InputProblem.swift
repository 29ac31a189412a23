/// Why a typed value was refused, in the words the user reads (`domain.md` section 4).
public struct InputProblem: Error, Hashable, Sendable {
  public let message: String

  public init(_ message: String) {
    self.message = message
  }
}
