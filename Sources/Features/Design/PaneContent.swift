/// What a pane shows once there is data.
public protocol PaneContent: Sendable, Equatable {
  /// There is a history, but nothing in it for this pane.
  var isEmpty: Bool { get }
}
