import Core

/// How much of an index is read. Names and months always are.
package struct IndexScope: Sendable, Equatable {
  /// Days before it are left out; nil: none is.
  package var daysSince: DateOnly?
  /// Days before it come without parts, marks, zone and sessions; nil: none does.
  package var partsSince: DateOnly?

  package init(daysSince: DateOnly? = nil, partsSince: DateOnly? = nil) {
    self.daysSince = daysSince
    self.partsSince = partsSince
  }

  package static let everything = IndexScope()
}
