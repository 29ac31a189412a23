/// A metric of the catalogue: its name, its arguments and what it answers.
struct Metric: Sendable {
  typealias Answer = @Sendable (MetricInput) throws(MetricError) -> MetricValue

  let name: String
  let arguments: [String]
  /// It computes from its arguments alone.
  let isPure: Bool
  let answer: Answer

  init(_ name: String, _ arguments: [String] = [], isPure: Bool = false, answer: @escaping Answer) {
    self.name = name
    self.arguments = arguments
    self.isPure = isPure
    self.answer = answer
  }
}
