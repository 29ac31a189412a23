import Core
import Foundation
import Testing

@Suite struct MetricCatalogTests {
  @Test func anUnknownMetricIsNamed() {
    let error = #expect(throws: MetricError.self) {
      try MetricCatalog.evaluate("rings", world: nil)
    }
    #expect(error?.kind == .unknownMetric && error?.message.contains("\"rings\"") == true)
  }

  @Test func pureFunctionsAreListed() {
    #expect(
      Set(MetricCatalog.needsArguments) == [
        "money", "roundHours", "durationText", "circularMean", "mannKendall",
      ])
  }

  @Test(arguments: MetricCatalog.names.filter { !MetricCatalog.needsArguments.contains($0) })
  func everyMetricAnswersForAnEmptyHistory(name: String) throws {
    let value = try MetricCatalog.evaluate(
      name, history: Sample.history([]), now: Sample.instant(Sample.now))
    let data = try JSONEncoder().encode(value)
    #expect(try JSONDecoder().decode(MetricValue.self, from: data) == value)
  }

  @Test func jsonKeepsWhatItIs() throws {
    let text = #"{"a":[null,true,false,0,1,1.5,-3,"x",{}],"b":"1"}"#
    let value = try JSONDecoder().decode(MetricValue.self, from: Data(text.utf8))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(value), as: UTF8.self) == text)
  }
}
