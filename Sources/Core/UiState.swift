/// What a pane has to show. "Nothing there" is `.data` of an empty value.
public enum UiState<Value: Sendable & Equatable>: Sendable, Equatable {
  case idle
  case loading
  case data(Value)
  case failed(AppError)

  /// The value, where there is one.
  public var value: Value? {
    if case .data(let value) = self { value } else { nil }
  }

  /// Loading began; data that is there stays.
  public mutating func startLoading() {
    if value == nil { self = .loading }
  }

  /// Loading failed; data that is there stays.
  public mutating func fail(_ error: AppError) {
    if value == nil { self = .failed(error) }
  }
}
