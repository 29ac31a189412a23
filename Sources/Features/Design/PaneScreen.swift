import Core
import Terminal

/// A pane as it stands, ready to draw.
public struct PaneScreen<Content: PaneContent>: Sendable, Equatable {
  public var state: UiState<Content>
  public var cursor: FigureCursor
  /// How far the first backfill has come.
  public var progress: SyncProgress?
  /// Since loading began, for the spinner.
  public var elapsed: Duration

  public init(
    state: UiState<Content>, cursor: FigureCursor = FigureCursor(),
    progress: SyncProgress? = nil, elapsed: Duration = .zero
  ) {
    self.state = state
    self.cursor = cursor
    self.progress = progress
    self.elapsed = elapsed
  }

  /// The content to draw; nil after drawing what stands in its place.
  func content(
    orDraw empty: StateView.Kind, hue: PaneHue, theme: Theme, in area: Rect,
    on canvas: inout FigureCanvas
  ) -> Content? {
    let kind: StateView.Kind
    switch state {
    case .data(let content) where !content.isEmpty: return content
    case .data: kind = empty
    case .idle, .loading: kind = StateView.loading(progress, elapsed: elapsed)
    case .failed(let error): kind = .failed(error)
    }
    canvas.draw(StateView(kind, hue: hue, theme: theme), in: area)
    return nil
  }
}
