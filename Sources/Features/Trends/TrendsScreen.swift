import Core

/// A Trends pane as it stands, ready to draw.
public struct TrendsScreen: Sendable, Equatable {
  public var state: UiState<TrendsContent>
  public var cursor: FigureCursor
  /// How far the first backfill has come.
  public var progress: SyncProgress?
  /// Since loading began, for the spinner.
  public var elapsed: Duration

  public init(
    state: UiState<TrendsContent>, cursor: FigureCursor = FigureCursor(),
    progress: SyncProgress? = nil, elapsed: Duration = .zero
  ) {
    self.state = state
    self.cursor = cursor
    self.progress = progress
    self.elapsed = elapsed
  }
}
