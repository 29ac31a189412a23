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
  /// What the terminal's background asks for, once it has told.
  private var background: Theme?
  /// Why the last key did nothing, until the next one.
  var note: String?
  /// What the chart under the mouse says, until a key or another place.
  var readout: String?
  private(set) var size = Size(width: 80, height: 24)
  /// The moment the visible pane was last shown for.
  var now: Instant
  var history: History?
  /// Nil while no server is configured and no demo runs.
  var sync: SyncModel?
  /// The moment of the frame on the screen, while something moves.
  var frameTime: Instant
  /// Today's total, while it moves and after.
  var counting: Counting?
  /// How often the terminal has been asked to ring.
  var bells = 0
  @ObservationIgnored let openedAt: Instant
  @ObservationIgnored let environment: AppEnvironment
  @ObservationIgnored var tabs: [any Tab] = []
  @ObservationIgnored var settings: SettingsModel?
  @ObservationIgnored var repository: (any StatsRepository)?
  @ObservationIgnored private var hasMouse = false
  /// What is still to be told, one after the other.
  @ObservationIgnored var messages: [AppError]
  @ObservationIgnored var shown = ShownStamps()

  init(_ environment: AppEnvironment) {
    self.environment = environment
    let start = environment.clock.now()
    openedAt = start
    frameTime = start
    now = start
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

  /// The theme of the command line, else the one set, even if it is not saved yet.
  var theme: Theme {
    guard environment.followsBackground else { return environment.theme }
    return Theme(look.theme, background: background)
  }

  /// How it is to look: as the settings stand on the screen.
  var look: LookSettings {
    settings?.form?.look ?? history?.settings.look ?? LookSettings()
  }

  var tab: (any Tab)? { tab(of: destination) }

  func tab(of destination: Destination) -> (any Tab)? {
    tabs.first { $0.destination == destination }
  }

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
    case .input(let input): return handle(input)
    case .resize(let size):
      self.size = size
    case .minutePassed:
      showVisible()
      noticeOthers()
      sync?.minutePassed()
    case .resumed(let size):
      self.size = size
      showVisible()
      noticeOthers()
      sync?.minutePassed()
    case .hangUp: return .quit
    case .terminate(let signal): return .die(signal: signal)
    }
    return nil
  }

  private func handle(_ input: InputEvent) -> AppRequest? {
    switch input {
    case .key(let key): return press(key)
    case .paste(let text): paste(text)
    case .mouse(let mouse): point(mouse)
    case .focusGained:
      noticeOthers()
      sync?.focusChanged(true)
    case .focusLost: sync?.focusChanged(false)
    case .background(let red, let green, let blue):
      background = 0.299 * red + 0.587 * green + 0.114 * blue > 0.5 ? .light : .dark
    case .deviceAttributes: break
    }
    return nil
  }

  private func paste(_ text: String) {
    if case .palette(var palette) = overlay {
      palette.edit { _ = $0.insert(text) }
      overlay = .palette(palette)
    } else if overlay == nil {
      tab?.paste(text)
    }
  }

  /// Overlay, focused field, pane, everywhere: the first that has a use for the key takes it.
  func press(_ key: Key) -> AppRequest? {
    note = nil
    if readout != nil { readout = nil }
    let command = GlobalKeys.keymap.command(for: key)
    if command == .interrupt { return perform(.interrupt) }
    if overlay != nil { return answer(key) }
    if repository == nil, key == Key("d") {
      startDemo()
      return nil
    }
    note = tab?.refusal(of: key)
    if note != nil || tab?.press(key) == true { return nil }
    note = command.flatMap(refusal)
    return note == nil ? command.flatMap(perform) : nil
  }

  private func perform(_ command: GlobalCommand) -> AppRequest? {
    switch command {
    case .open(let destination): open(destination)
    case .nextPane: open(destination.neighbour(1))
    case .previousPane: open(destination.neighbour(-1))
    case .refresh: sync?.start(.recent)
    case .verifyAll: sync?.start(.everything)
    case .help: overlay = .help(scroll: 0)
    case .palette: overlay = .palette(makePalette())
    case .hideBanner: sync?.hideBanner()
    case .redraw: return .redraw
    case .copy: return copySelected()
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
    if case .palette(let palette) = overlay { return answer(key, in: palette) }
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

  func open(_ destination: Destination) {
    guard repository != nil, destination != self.destination else { return }
    self.destination = destination
    showOpened()
  }

  private func scroll(by step: Int) {
    guard case .help(let scroll) = overlay else { return }
    let lines = HelpView.lines(of: helpSections(of: tab)).count
    overlay = .help(scroll: min(max(0, scroll + step), max(0, lines - 1)))
  }

  func close() {
    overlay = nil
    nextMessage()
  }
}
