import Core
import Features
import Observation
import Terminal

/// Routes what happens to whom it is meant for, and computes nothing.
@MainActor
@Observable
final class AppModel {
  private(set) var destination = Destination.today
  var overlay: AppOverlay?
  private(set) var theme: Theme
  private(set) var size = Size(width: 80, height: 24)
  /// The moment the visible pane was last shown for.
  var now: Instant
  var history: History?
  /// Nil while no server is configured and no demo runs.
  var sync: SyncModel?
  @ObservationIgnored let environment: AppEnvironment
  @ObservationIgnored var tabs: [any Tab] = []
  @ObservationIgnored var repository: (any StatsRepository)?
  @ObservationIgnored private var hasMouse = false
  /// What is still to be told, one after the other.
  @ObservationIgnored var messages: [AppError]
  @ObservationIgnored var shown = ShownStamps()

  init(_ environment: AppEnvironment) {
    self.environment = environment
    theme = environment.theme
    now = environment.clock.now()
    messages = environment.notices
    if let name = environment.state?.load()["tab"], let tab = Destination(rawValue: name) {
      destination = tab
    }
    if let repository = environment.repository {
      use(repository, hasServer: environment.hasServer)
    }
    if let history = environment.firstHistory { show(history) }
    nextMessage()
  }

  var tab: (any Tab)? { tabs.first { $0.destination == destination } }
  var hasUnsavedChanges: Bool { tabs.contains { $0.hasUnsavedChanges } }

  /// What follows the first frame: the server, and the panes nobody looks at yet.
  func started() {
    sync?.start(.recent)
    // On a first start there is nothing on disk worth showing before the server has answered.
    if history == nil, sync?.isRunning == true { return }
    environment.work.task { [self] in history == nil ? await reload() : await catchUp() }
  }

  func handle(_ event: AppEvent) -> AppRequest? {
    switch event {
    case .input(let inputs):
      var request: AppRequest?
      for input in inputs { request = handle(input) ?? request }
      return request
    case .resize(let size):
      self.size = size
    case .minutePassed:
      showVisible()
      sync?.minutePassed()
    case .resumed(let size):
      self.size = size
      showVisible()
      sync?.minutePassed()
    case .hangUp: return .quit
    case .terminate(let signal): return .die(signal: signal)
    }
    return nil
  }

  private func handle(_ input: InputEvent) -> AppRequest? {
    switch input {
    case .key(let key): return press(key)
    case .paste(let text): if overlay == nil { tab?.paste(text) }
    case .mouse(let mouse): point(mouse)
    case .focusGained: sync?.focusChanged(true)
    case .focusLost: sync?.focusChanged(false)
    case .background(let red, let green, let blue):
      guard environment.followsBackground else { break }
      theme = 0.299 * red + 0.587 * green + 0.114 * blue > 0.5 ? .light : .dark
    case .deviceAttributes: break
    }
    return nil
  }

  /// Overlay, focused field, pane, everywhere: the first that has a use for the key takes it.
  private func press(_ key: Key) -> AppRequest? {
    let command = GlobalKeys.keymap.command(for: key)
    if command == .interrupt { return perform(.interrupt) }
    if overlay != nil { return answer(key) }
    if repository == nil, key == Key("d") {
      startDemo()
      return nil
    }
    if tab?.press(key) == true { return nil }
    return command.flatMap(perform)
  }

  private func perform(_ command: GlobalCommand) -> AppRequest? {
    switch command {
    case .open(let destination): open(destination)
    case .nextPane: open(destination.neighbour(1))
    case .previousPane: open(destination.neighbour(-1))
    case .refresh: sync?.start(.recent)
    case .verifyAll: sync?.start(.everything)
    case .help: overlay = .help(scroll: 0)
    case .hideBanner: sync?.hideBanner()
    case .redraw: return .redraw
    case .suspend: return .suspend
    case .mouse:
      hasMouse.toggle()
      return .mouse(isOn: hasMouse)
    case .quit, .interrupt:
      guard hasUnsavedChanges, overlay != .quitQuestion else { return .quit }
      overlay = .quitQuestion
    }
    return nil
  }

  private func answer(_ key: Key) -> AppRequest? {
    guard let overlay else { return nil }
    switch overlay.command(for: key) {
    case .close: close()
    case .confirm: return .quit
    case .up: scroll(by: -1)
    case .down: scroll(by: 1)
    case .pageUp: scroll(by: -10)
    case .pageDown: scroll(by: 10)
    case nil:
      // Ctrl-L and Ctrl-Z work everywhere.
      let command = GlobalKeys.keymap.command(for: key)
      return command == .redraw || command == .suspend ? command.flatMap(perform) : nil
    }
    return nil
  }

  private func point(_ mouse: MouseEvent) {
    guard mouse.kind == .press(button: 1) else {
      if mouse.kind == .wheelUp { _ = press(Key(.up)) }
      if mouse.kind == .wheelDown { _ = press(Key(.down)) }
      return
    }
    guard overlay == nil else { return close() }
    let layout = RootLayout(Rect(size), hasBanner: banner != nil)
    let strip = RootView.tabBar(destination, status: "", theme: theme)
    let place = mouse.position
    if layout.tabs.contains(x: place.x, y: place.y) {
      if let index = strip.tab(atX: place.x, in: layout.tabs) { open(Destination.allCases[index]) }
    } else if layout.pane.contains(x: place.x, y: place.y) {
      tab?.click(at: place, in: layout.pane)
    }
  }

  private func open(_ destination: Destination) {
    guard repository != nil, destination != self.destination else { return }
    self.destination = destination
    showVisible()
  }

  private func scroll(by step: Int) {
    guard case .help(let scroll) = overlay else { return }
    let lines = HelpView.lines(of: helpSections).count
    overlay = .help(scroll: min(max(0, scroll + step), max(0, lines - 1)))
  }

  private func close() {
    overlay = nil
    nextMessage()
  }
}
