import Core

/// What only the raw row of a day holds, on its way from the disk.
public enum BreakdownState: Hashable, Sendable {
  case notAsked
  case loading
  /// Nil: there is no raw row.
  case known(DayBreakdown?)
  case failed(AppError)

  var value: DayBreakdown? {
    if case .known(let value) = self { value } else { nil }
  }
}
