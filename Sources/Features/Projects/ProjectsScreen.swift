import Core

/// A Projects pane as it stands, ready to draw.
public struct ProjectsScreen: Sendable, Equatable {
  public var state: UiState<ProjectsContent>
  public var cursor: FigureCursor
  /// A line being typed.
  public var prompt: ProjectsPrompt?
  /// How far the first backfill has come.
  public var progress: SyncProgress?
  /// Since loading began, for the spinner.
  public var elapsed: Duration

  public init(
    state: UiState<ProjectsContent>, cursor: FigureCursor = FigureCursor(),
    progress: SyncProgress? = nil, elapsed: Duration = .zero
  ) {
    self.state = state
    self.cursor = cursor
    self.progress = progress
    self.elapsed = elapsed
  }
}
