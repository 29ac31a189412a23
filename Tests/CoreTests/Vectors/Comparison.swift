import Core

/// Compares what was expected with what came; only the keys that are expected.
enum Comparison {
  /// Nil where they agree, else where and how they differ.
  static func difference(
    _ expected: MetricValue, _ actual: MetricValue?, tolerance: Double, at path: String = ""
  ) -> String? {
    guard let actual else { return "\(path): nothing came" }
    switch (expected, actual) {
    case (.object(let wanted), .object):
      for (key, value) in wanted.sorted(by: { $0.key < $1.key }) {
        let found = actual[key]
        if let problem = difference(value, found, tolerance: tolerance, at: "\(path).\(key)") {
          return problem
        }
      }
      return nil
    case (.list(let wanted), .list(let found)):
      guard wanted.count == found.count else {
        return "\(path): \(found.count) items instead of \(wanted.count)"
      }
      for (place, pair) in zip(wanted, found).enumerated() {
        if let problem = difference(
          pair.0, pair.1, tolerance: tolerance, at: "\(path)[\(place)]")
        {
          return problem
        }
      }
      return nil
    case (.number(let wanted), .number(let found)):
      return abs(wanted - found) <= tolerance ? nil : "\(path): \(found) instead of \(wanted)"
    default:
      return expected == actual ? nil : "\(path): \(actual) instead of \(expected)"
    }
  }
}
