/// A value as JSON knows it: what metrics take and give.
public enum MetricValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([MetricValue])
  case object([String: MetricValue])

  /// The value of a key; nil for anything but an object that has it.
  public subscript(key: String) -> MetricValue? {
    if case .object(let fields) = self { fields[key] } else { nil }
  }
}

extension MetricValue {
  static func number(_ value: Int) -> MetricValue { .number(Double(value)) }
  static func number(_ value: Double?) -> MetricValue { value.map { .number($0) } ?? .null }
  static func number(_ value: Int?) -> MetricValue { value.map { .number(Double($0)) } ?? .null }
  static func text(_ value: String?) -> MetricValue { value.map { .text($0) } ?? .null }
  static func bool(_ value: Bool?) -> MetricValue { value.map { .bool($0) } ?? .null }
  static func date(_ value: DateOnly?) -> MetricValue { .text(value?.description) }
  static func dates(_ values: [DateOnly]) -> MetricValue { .list(values.map { .date($0) }) }
  static func texts(_ values: [String]) -> MetricValue { .list(values.map { .text($0) }) }
  static func reason(_ value: Missing?) -> MetricValue { .text(value?.key) }

  /// Milliseconds as seconds.
  static func seconds(_ milliseconds: Int?) -> MetricValue {
    .number(milliseconds.map { Double($0) / 1000 })
  }

  /// What a value is, for an error.
  var kindName: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .text: "a text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}

extension MetricValue: Codable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  public init(from decoder: any Decoder) throws {
    if let fields = try? decoder.container(keyedBy: Key.self) {
      var object: [String: MetricValue] = [:]
      for key in fields.allKeys {
        object[key.stringValue] = try fields.decode(MetricValue.self, forKey: key)
      }
      self = .object(object)
      return
    }
    if var list = try? decoder.unkeyedContainer() {
      var values: [MetricValue] = []
      while !list.isAtEnd { values.append(try list.decode(MetricValue.self)) }
      self = .list(values)
      return
    }
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      self = .null
    } else if let value = try? single.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? single.decode(Double.self) {
      self = .number(value)
    } else {
      self = .text(try single.decode(String.self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let fields):
      var container = encoder.container(keyedBy: Key.self)
      for (key, value) in fields { try container.encode(value, forKey: Key(stringValue: key)) }
    case .list(let values):
      var container = encoder.unkeyedContainer()
      for value in values { try container.encode(value) }
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .bool(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .text(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .number(let value):
      var container = encoder.singleValueContainer()
      // Whole numbers without ".0"; JSON has no other ones to tell apart.
      if let whole = Int(exactly: value) {
        try container.encode(whole)
      } else {
        try container.encode(value)
      }
    }
  }
}
