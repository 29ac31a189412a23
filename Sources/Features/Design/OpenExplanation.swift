/// An explanation on the screen: which of its two pages, and how far it is scrolled.
public struct OpenExplanation: Hashable, Sendable {
  public enum Page: Hashable, Sendable {
    case meaning
    case days
  }

  public private(set) var explanation: Explanation
  public private(set) var page = Page.meaning
  /// First line shown; the view holds it inside what there is.
  public private(set) var scroll = 0

  public init(_ explanation: Explanation) {
    self.explanation = explanation
  }

  /// To the days and back; stays where there are none.
  public mutating func turn() {
    guard !explanation.days.isEmpty else { return }
    page = page == .meaning ? .days : .meaning
    scroll = 0
  }

  /// Bounded by the days, or by more lines than an explanation has on any screen.
  public mutating func scroll(by step: Int) {
    let lines = page == .days ? explanation.days.count : 30 + explanation.inputs.count
    scroll = min(max(0, scroll + step), max(0, lines - 1))
  }

  mutating func replace(with explanation: Explanation) {
    self.explanation = explanation
    if explanation.days.isEmpty { page = .meaning }
  }
}
