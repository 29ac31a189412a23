/// Where a number comes from: in words, with what went in and the days behind it.
public struct Explanation: Hashable, Sendable {
  public struct Input: Hashable, Sendable {
    public let label: String
    public let value: String

    public init(_ label: String, _ value: String) {
      self.label = label
      self.value = value
    }
  }

  public let title: String
  /// What it says, in one sentence.
  public let meaning: String
  /// How it is computed, in words.
  public let formula: String
  public let inputs: [Input]
  /// The days it was computed from, newest first.
  public let days: [DayEntry]
  /// The line it is judged against, and where that line comes from.
  public let threshold: String?
  /// What is missing, where the number cannot be said.
  public let missing: String?

  public init(
    title: String, meaning: String, formula: String, inputs: [Input] = [], days: [DayEntry] = [],
    threshold: String? = nil, missing: String? = nil
  ) {
    self.title = title
    self.meaning = meaning
    self.formula = formula
    self.inputs = inputs
    self.days = days
    self.threshold = threshold
    self.missing = missing
  }
}
