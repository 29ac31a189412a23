import Core
import Glibc
import Observation
import StatsData
import Terminal

/// Joins the model to the terminal: events in, screens out.
///
/// The device calls on the main thread with all that arrived together, so events need no stream of
/// their own: each would cost a key one more trip through the executor.
@MainActor
final class EventLoop {
  private let app: AppModel
  private let device: TerminalDevice
  private lazy var screens = DrawnScreens(of: app) { [weak self] in self?.screenChanges() }
  /// Whether the screen shows something that has changed since.
  private var isStale = false
  private var isHandling = false

  init(app: AppModel, device: TerminalDevice) {
    self.app = app
    self.device = device
  }

  /// Draws the first frame, then everything else begins. `log` takes what is printed on stderr.
  func start(log: Int32?) {
    _ = app.handle(.resize(device.size))
    device.enter(log: log)
    paint()
    CodePages.release()
    device.start { [weak self] events in self?.handle(events.map(AppEvent.init)) }
    let work = app.environment.work
    work.task { await self.tick() }
    work.task { await self.animate() }
    work.task { await self.tellTitle() }
    work.task { await self.ring() }
    app.started()
  }

  /// All that arrived together is one screen. Each is done before the next is looked at: what was
  /// typed after `q` or Ctrl-Z is nobody's.
  private func handle(_ events: [AppEvent]) {
    isHandling = true
    for event in events {
      guard let request = app.handle(event) else { continue }
      perform(request)
      if request == .suspend { break }
    }
    isHandling = false
    paintIfStale()
  }

  private func tick() async {
    let ticks = MinuteTicks(clock: app.environment.clock, sleeper: app.environment.sleeper)
    await ticks.run { handle([.minutePassed]) }
  }

  private func paint() {
    isStale = false
    device.draw(screens.current)
  }

  /// Called before the change: the screen is drawn when this turn is over.
  private func screenChanges() {
    isStale = true
    if !isHandling { app.environment.work.task { self.paintIfStale() } }
  }

  private func paintIfStale() {
    if isStale { paint() }
  }

  /// Frames, for as long as something moves.
  private func animate() async {
    let app = app
    for await isMoving in Observations({ app.needsFrames }) where isMoving {
      while app.needsFrames {
        do {
          try await app.environment.sleeper.sleep(for: app.motion.frame)
        } catch {
          return
        }
        app.advance()
      }
    }
  }

  private func tellTitle() async {
    let app = app
    for await title in Observations({ app.title }) { device.setTitle(title) }
  }

  private func ring() async {
    let app = app
    for await bells in Observations({ app.bells }) where bells > 0 { device.ring() }
  }

  private func perform(_ request: AppRequest) {
    switch request {
    case .suspend: device.suspend()
    case .redraw: device.repaint()
    case .copy(let text): device.copy(text)
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
}
