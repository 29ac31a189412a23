import Core
import Glibc
import Observation
import Terminal

/// Joins the model to the terminal: events in, screens out.
///
/// The device calls on the main thread with all that arrived together, so events need no stream of
/// their own: each would cost a key one more trip through the executor.
@MainActor
final class EventLoop {
  private let app: AppModel
  private let device: TerminalDevice

  init(app: AppModel, device: TerminalDevice) {
    self.app = app
    self.device = device
  }

  /// Draws the first frame, then everything else begins. `log` takes what is printed on stderr.
  func start(log: Int32?) {
    _ = app.handle(.resize(device.size))
    device.enter(log: log)
    paint(app.screen)
    device.start { [weak self] events in self?.handle(Self.appEvents(events)) }
    let work = app.environment.work
    work.task { await self.paintScreens() }
    work.task { await self.tick() }
    app.started()
  }

  private func handle(_ events: [AppEvent]) {
    for event in events {
      if let request = app.handle(event) { perform(request) }
    }
  }

  private func tick() async {
    let ticks = MinuteTicks(clock: app.environment.clock, sleeper: app.environment.sleeper)
    await ticks.run { handle([.minutePassed]) }
  }

  /// One turn's changes come as one screen, and only when something it shows has changed.
  private func paintScreens() async {
    let app = app
    for await screen in Observations({ app.screen }) { paint(screen) }
  }

  private func paint(_ screen: RootView) { device.draw(screen.buffer()) }

  private func perform(_ request: AppRequest) {
    switch request {
    case .suspend: device.suspend()
    case .redraw: device.repaint()
    case .mouse(let isOn): device.setMouse(isOn)
    case .quit:
      leave()
      exit(0)
    case .die(let signal):
      leave()
      TerminalDevice.die(of: signal)
    }
  }

  private func leave() {
    device.leave()
    app.stopped()
  }

  /// Keys, pastes and clicks that arrived together stay together.
  static func appEvents(_ events: [DeviceEvent]) -> [AppEvent] {
    var result: [AppEvent] = []
    var inputs: [InputEvent] = []
    for event in events {
      if case .input(let input) = event {
        inputs.append(input)
        continue
      }
      if !inputs.isEmpty { result.append(.input(inputs)) }
      inputs = []
      switch event {
      case .input: break
      case .resize(let size): result.append(.resize(size))
      case .resumed(let size): result.append(.resumed(size))
      case .hangUp: result.append(.hangUp)
      case .terminate(let signal): result.append(.terminate(signal: signal))
      }
    }
    if !inputs.isEmpty { result.append(.input(inputs)) }
    return result
  }
}
