/// A number of a pane that can be selected and explains itself.
public struct Figure: Sendable {
  public let id: FigureID
  /// What the number is, in two or three words.
  public let label: String
  /// The number as it is drawn.
  public let text: String
  /// Made when it is asked for, from the same result the text comes from.
  private let makeExplanation: @Sendable () -> Explanation

  public init(
    _ id: FigureID, label: String, text: String,
    explanation: @autoclosure @escaping @Sendable () -> Explanation
  ) {
    self.id = id
    self.label = label
    self.text = text
    makeExplanation = explanation
  }

  public var explanation: Explanation { makeExplanation() }
}

extension Figure: Equatable {
  public static func == (left: Figure, right: Figure) -> Bool {
    left.id == right.id && left.label == right.label && left.text == right.text
  }
}
