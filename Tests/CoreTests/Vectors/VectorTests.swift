import Core
import Testing

@Suite struct VectorTests {
  static let known = MetricVector.all.filter { MetricCatalog.names.contains($0.metric) }
  static let skipped = MetricVector.all.filter { !MetricCatalog.names.contains($0.metric) }

  @Test(arguments: known.filter { $0.refused == nil })
  func metricGivesTheExpectedValue(vector: MetricVector) throws {
    let value = try vector.evaluate()
    let problem = Comparison.difference(
      vector.expected ?? .null, value, tolerance: vector.tolerance ?? 1e-6)
    #expect(problem == nil, "\(vector.name)")
  }

  @Test(arguments: known.filter { $0.refused != nil })
  func nonsenseIsRefusedInOneSentence(vector: MetricVector) {
    let error = #expect(throws: MetricError.self) { try vector.evaluate() }
    let message = error?.message ?? ""
    #expect(message.contains(vector.refused ?? "?") && message.hasSuffix("."), "\(message)")
  }

  @Test func noVectorIsSkipped() {
    #expect(Self.skipped.map(\.testDescription) == [])
  }

  @Test func everyMetricHasAVector() {
    let covered = Set(MetricVector.all.map(\.metric))
    #expect(MetricCatalog.names.filter { !covered.contains($0) } == [])
  }

  @Test func aWrongNumberIsNoticed() {
    let wanted = MetricValue.object(["a": .list([.number(1), .null])])
    let wrong = MetricValue.object(["a": .list([.number(1.1), .null])])
    #expect(Comparison.difference(wanted, wrong, tolerance: 0.01) != nil)
    #expect(Comparison.difference(wanted, .object(["a": .list([.number(1)])]), tolerance: 1) != nil)
  }
}
