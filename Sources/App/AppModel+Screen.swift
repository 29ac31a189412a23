import Core
import Features
import Terminal

extension AppModel {
  /// The screen as things stand: values only, ready to be drawn.
  var screen: RootView { screen(of: destination) }

  /// The screen as it would be with that pane open.
  func screen(of destination: Destination) -> RootView {
    let tab = tab(of: destination)
    return RootView(
      size: size, destination: destination, status: status, banner: banner,
      pane: pane(tab, hue: destination.hue), dialog: dialog(over: tab, hue: destination.hue),
      hints: hints(tab), lastHints: lastHints(tab), note: note, theme: theme,
      ambiguous: ambiguous, readout: overlay == nil ? readout : nil)
  }

  var ambiguous: AmbiguousWidth { look.hasWideLetters ? .wide : .narrow }

  /// The line over the pane, unless Esc has put it away.
  var banner: Banner.Kind? {
    guard let sync else { return nil }
    if !sync.isBannerHidden, let kind = Banner.kind(for: sync.status, clock: clockText) {
      return kind
    }
    if let note = sync.notes.first { return .notice(note) }
    return sync.revisions.isEmpty ? nil : .revised(sync.revisions)
  }

  func helpSections(of tab: (any Tab)?) -> [KeySection] {
    (tab?.keys ?? []) + [KeySection("EVERYWHERE", GlobalKeys.keymap)]
  }

  /// A moment as the clock on the wall shows it.
  func clockText(_ instant: Instant) -> String {
    let name = history?.zone ?? environment.clock.systemZone
    guard let zone = ZoneOffsets(identifier: name, from: instant, to: instant) else { return "?" }
    return ClockText.text(instant, in: zone)
  }

  private func pane(_ tab: (any Tab)?, hue: PaneHue) -> any View & Sendable {
    guard let sync else {
      return WelcomeView(
        configFile: environment.configFile, problem: environment.problem?.message, theme: theme)
    }
    return tab?.view(theme: theme, progress: sync.progress, motion: motion)
      ?? StateView(StateView.loading(nil, elapsed: .zero), hue: hue, theme: theme)
  }

  private var status: String {
    guard let sync else { return "" }
    switch sync.status {
    case .idle: return "○ not read yet"
    case .local: return "\(clockText(now))  ◇ \(environment.localName)"
    case .syncing: return "\(motion.spinner ?? "↻") syncing"
    case .upToDate(let at): return "as of \(clockText(at))  ● online"
    case .failed(let error, let last):
      let word = error.kind == .offline ? "○ offline" : "✗ not synced"
      return last.map { "as of \(clockText($0))  \(word)" } ?? word
    }
  }

  private func hints(_ tab: (any Tab)?) -> [HintBar.Hint] {
    switch overlay {
    case .help: return HintBar.hints(of: DialogKeys.help)
    case .message: return HintBar.hints(of: DialogKeys.message)
    case .quitQuestion: return HintBar.hints(of: DialogKeys.quitQuestion)
    case .palette: return HintBar.hints(of: PaletteKeys.keymap)
    case nil: break
    }
    guard sync != nil else { return [.init(label: "d", text: "demo")] }
    if let tab, tab.takesLetters { return tab.hints }
    return [.init(label: "1-4", text: "panes")] + (tab?.hints ?? [])
      + HintBar.hints(of: GlobalKeys.keymap).dropLast(2)
  }

  /// Help and quit, which even a narrow footer shows.
  private func lastHints(_ tab: (any Tab)?) -> [HintBar.Hint] {
    overlay == nil && tab?.takesLetters != true
      ? HintBar.hints(of: GlobalKeys.keymap).suffix(2) : []
  }

  private func dialog(over tab: (any Tab)?, hue: PaneHue) -> (any View & Sendable)? {
    switch overlay {
    case .help(let scroll):
      HelpView(sections: helpSections(of: tab), scroll: scroll, hue: hue, theme: theme)
    case .message(let error):
      MessageView(
        title: "Something went wrong", text: error.message, answer: "Esc closes",
        role: .critical, hue: hue, theme: theme)
    case .quitQuestion:
      MessageView(
        title: "Quit?", text: "There are unsaved settings.",
        answer: "y quits without saving · n stays", role: .caution, hue: hue,
        theme: theme)
    case .palette(let palette): PaletteView(palette: palette, hue: hue, theme: theme)
    case nil: nil
    }
  }
}
