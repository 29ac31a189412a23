import Foundation
import TestSupport

/// Names as they come from the network, by what is odd about them.
enum NameCorpus {
  static let all: [String] = {
    let data = Data(Fixtures.bytes("Text/names.json"))
    let groups = try? JSONDecoder().decode([String: [String]].self, from: data)
    return (groups ?? [:]).sorted { $0.key < $1.key }.flatMap(\.value)
  }()
}
