import Foundation

/// Reads the fields of an object and says in one sentence what is wrong with them.
struct MetricFields {
  private let fields: [String: MetricValue]
  /// What the fields belong to, for the sentence: "streak", "config 1".
  let owner: String
  private let kind: MetricError.Kind

  /// Refuses anything but an object, and names it does not know.
  init(
    _ value: MetricValue, allowed: [String], owner: String, kind: MetricError.Kind = .badArgument
  ) throws(MetricError) {
    guard case .object(let fields) = value else {
      throw MetricError(kind, "\(owner) takes an object, not \(value.kindName).")
    }
    for name in fields.keys.sorted() where !allowed.contains(name) {
      let known = allowed.isEmpty ? "none" : allowed.joined(separator: ", ")
      throw MetricError(kind, "\(owner) has no \"\(name)\"; it knows: \(known).")
    }
    self.fields = fields
    self.owner = owner
    self.kind = kind
  }

  func problem(_ name: String, _ words: String) -> MetricError {
    MetricError(kind, "\(name) of \(owner) \(words).")
  }

  /// Nil where it is left out or null.
  func value(_ name: String) -> MetricValue? {
    fields[name].flatMap { $0 == .null ? nil : $0 }
  }

  func required(_ name: String) throws(MetricError) -> MetricValue {
    guard let value = value(name) else { throw problem(name, "is missing") }
    return value
  }

  func text(_ name: String) throws(MetricError) -> String? {
    guard let value = value(name) else { return nil }
    guard case .text(let text) = value else {
      throw problem(name, "must be a text, not \(value.kindName)")
    }
    return text
  }

  func number(_ name: String) throws(MetricError) -> Double? {
    guard let value = value(name) else { return nil }
    guard case .number(let number) = value, number.isFinite else {
      throw problem(name, "must be a number, not \(value.kindName)")
    }
    return number
  }

  func whole(_ name: String, in range: ClosedRange<Int>) throws(MetricError) -> Int? {
    guard let number = try number(name) else { return nil }
    guard let whole = Int(exactly: number), range.contains(whole) else {
      throw problem(
        name, "must be a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return whole
  }

  func list(_ name: String) throws(MetricError) -> [MetricValue]? {
    guard let value = value(name) else { return nil }
    guard case .list(let list) = value else {
      throw problem(name, "must be a list, not \(value.kindName)")
    }
    return list
  }

  func object(_ name: String) throws(MetricError) -> [String: MetricValue]? {
    guard let value = value(name) else { return nil }
    guard case .object(let object) = value else {
      throw problem(name, "must be an object, not \(value.kindName)")
    }
    return object
  }

  func numbers(_ name: String) throws(MetricError) -> [Double] {
    guard let list = try list(name) else { throw problem(name, "is missing") }
    var numbers: [Double] = []
    for value in list {
      guard case .number(let number) = value, number.isFinite else {
        throw problem(name, "must be a list of numbers")
      }
      numbers.append(number)
    }
    return numbers
  }

  func texts(_ name: String) throws(MetricError) -> [String]? {
    guard let list = try list(name) else { return nil }
    var texts: [String] = []
    for value in list {
      guard case .text(let text) = value else { throw problem(name, "must be a list of texts") }
      texts.append(text)
    }
    return texts
  }

  func date(_ name: String) throws(MetricError) -> DateOnly? {
    guard let text = try text(name) else { return nil }
    guard let date = DateOnly(text) else {
      throw problem(name, "must be a date like 2026-07-08, not \"\(text)\"")
    }
    return date
  }

  /// Seconds as milliseconds.
  func milliseconds(
    _ name: String, allowsNegative: Bool = false
  ) throws(MetricError) -> Int? {
    guard let number = try number(name) else { return nil }
    // A thousand million seconds are 31 years: sums of these cannot overflow.
    guard let milliseconds = Milliseconds.rounding(seconds: number), abs(number) <= 1e9 else {
      throw problem(name, "is too large")
    }
    guard allowsNegative || milliseconds >= 0 else { throw problem(name, "must not be negative") }
    return milliseconds
  }

  /// One of an enum's raw values.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String
  ) throws(MetricError) -> Choice? where Choice.RawValue == String {
    guard let value = value(name) else { return nil }
    let text: String? =
      switch value {
      case .text(let text): text
      case .number(let number): Int(exactly: number).map(String.init)
      default: nil
      }
    guard let choice = text.flatMap(Choice.init(rawValue:)) else {
      let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw problem(name, "must be one of \(known)")
    }
    return choice
  }

  /// An exact decimal, given as a text or a number.
  func decimal(_ name: String, allowsNegative: Bool = false) throws(MetricError) -> Decimal? {
    guard let value = value(name) else { return nil }
    return try decimal(value, name, allowsNegative: allowsNegative)
  }

  func decimal(
    _ value: MetricValue, _ name: String, allowsNegative: Bool = false
  ) throws(MetricError) -> Decimal {
    let text: String? =
      switch value {
      case .text(let text): text
      case .number(let number): Int(exactly: number).map(String.init) ?? number.description
      default: nil
      }
    guard let decimal = text.flatMap({ Money.decimal($0, allowsNegative: allowsNegative) })
    else { throw problem(name, "must be digits and one point, like \"80.50\"") }
    return decimal
  }
}
