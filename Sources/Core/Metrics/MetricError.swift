/// Why a metric was refused: one sentence for whoever asked.
public struct MetricError: Error, Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case unknownMetric
    case badArgument
    case badWorld
  }

  public let kind: Kind
  public let message: String

  public init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }
}
