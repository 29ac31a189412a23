extension [Figure] {
  /// The figure of that name; nil where the screen has none.
  public subscript(id: FigureID) -> Figure? { first { $0.id == id } }
}
