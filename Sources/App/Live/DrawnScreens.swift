import Observation
import Terminal

/// The screens drawn so far, one a pane, each kept until something it shows changes.
///
/// Going to and fro between panes is what the program does most, and a pane that shows nothing new
/// need not be drawn again for it.
@MainActor
final class DrawnScreens {
  private let app: AppModel
  /// Told before what is on the screen changes, once until it is drawn again.
  private let screenChanges: @MainActor () -> Void
  /// In the order of the strip.
  private(set) var drawn = [Buffer?](repeating: nil, count: Destination.allCases.count)
  private var isWatchingDestination = false

  init(of app: AppModel, screenChanges: @escaping @MainActor () -> Void = {}) {
    self.app = app
    self.screenChanges = screenChanges
  }

  /// The screen as it is now.
  var current: Buffer {
    watchDestination()
    let destination = app.destination
    if let buffer = drawn[destination.index] { return buffer }
    let buffer = draw(destination)
    drawn[destination.index] = buffer
    return buffer
  }

  /// Not an observation's stream: a key would go three times through the run loop to its screen,
  /// which is most of what it costs.
  private func draw(_ destination: Destination) -> Buffer {
    let screen = withObservationTracking {
      app.screen(of: destination)
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.forget(destination) }
    }
    return screen.buffer()
  }

  /// Called before the change.
  private func forget(_ destination: Destination) {
    drawn[destination.index] = nil
    if destination == app.destination { screenChanges() }
  }

  private func watchDestination() {
    guard !isWatchingDestination else { return }
    isWatchingDestination = true
    withObservationTracking {
      _ = app.destination
    } onChange: { [weak self] in
      MainActor.assumeIsolated {
        self?.isWatchingDestination = false
        self?.screenChanges()
      }
    }
  }
}
