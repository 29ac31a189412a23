import Core
import Foundation
import Testing

/// One test vector: a metric over a world, and the keys that are expected of it.
struct MetricVector: Decodable, Sendable, CustomTestStringConvertible {
  let name: String
  let metric: String
  let world: MetricValue?
  let args: MetricValue?
  let expected: MetricValue?
  let tolerance: Double?
  /// How the number was found by hand.
  let note: String?
  /// Words of the sentence it is refused with, instead of a value.
  let refused: String?

  var testDescription: String { "\(metric): \(name)" }

  /// Every vector of every file in `Fixtures/Domain`.
  static let all: [MetricVector] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Fixtures/Domain")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "json" }
      .sorted { $0.path < $1.path }
      .flatMap { file -> [MetricVector] in
        guard let data = try? Data(contentsOf: file),
          let vectors = try? JSONDecoder().decode([MetricVector].self, from: data)
        else { return [MetricVector(unreadable: file.lastPathComponent)] }
        return vectors
      }
  }()

  /// Stands in for a file that cannot be read, so that it fails instead of vanishing.
  private init(unreadable file: String) {
    name = file
    metric = "unreadable file"
    (world, args, expected, tolerance, note, refused) = (nil, nil, .null, nil, nil, nil)
  }

  func evaluate() throws(MetricError) -> MetricValue {
    var parsed: World?
    if let world, world != .null { parsed = try World(world) }
    return try MetricCatalog.evaluate(metric, arguments: args ?? .null, world: parsed)
  }
}
