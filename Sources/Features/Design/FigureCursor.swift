/// The number of a pane that is selected, and the explanation open over it.
///
/// Every pane with figures keeps one of these and forwards its keys: up and down move, Enter opens
/// the explanation and then its days, Esc closes.
public struct FigureCursor: Hashable, Sendable {
  public private(set) var selected: FigureID?
  public private(set) var open: OpenExplanation?

  public init() {}

  /// Moves through `figures`, which are in reading order; the ends hold.
  public mutating func move(by step: Int, in figures: [Figure]) {
    if open != nil {
      open?.scroll(by: step)
      return
    }
    guard !figures.isEmpty else { return }
    guard let index = figures.firstIndex(where: { $0.id == selected }) else {
      selected = figures[step < 0 ? figures.count - 1 : 0].id
      return
    }
    selected = figures[min(figures.count - 1, max(0, index + step))].id
  }

  /// Selects a number by hand: a click.
  public mutating func select(_ id: FigureID?) {
    selected = id
  }

  /// Enter: the explanation of the selected number, then its days. False where nothing is selected.
  public mutating func enter(in figures: [Figure]) -> Bool {
    if open != nil {
      open?.turn()
      return true
    }
    guard let figure = figures.first(where: { $0.id == selected }) else { return false }
    open = OpenExplanation(figure.explanation)
    return true
  }

  /// Esc: closes the explanation, else drops the selection. False where there was neither.
  public mutating func escape() -> Bool {
    if open != nil {
      open = nil
      return true
    }
    defer { selected = nil }
    return selected != nil
  }

  /// The figures changed: an explanation that is open follows the new value or closes.
  public mutating func refresh(from figures: [Figure]) {
    guard let figure = figures.first(where: { $0.id == selected }) else {
      selected = nil
      open = nil
      return
    }
    open?.replace(with: figure.explanation)
  }
}
