import Terminal

extension AppModel {
  /// Every command of the pane and everywhere. A key that the pane has is the pane's.
  func makePalette() -> CommandPalette {
    let own = tab?.commands ?? []
    let taken = Set(own.flatMap(\.rows).flatMap(\.keys))
    let global = KeySection("EVERYWHERE", GlobalKeys.keymap)
    let openers = GlobalKeys.keymap.rows.first { $0.command == .palette }?.keys ?? []
    var entries: [CommandPalette.Entry] = []
    for section in own {
      entries += section.rows.compactMap { entry($0, section.title) { tab?.refusal(of: $0) } }
    }
    for row in global.rows where row.keys != openers && !taken.isSuperset(of: row.keys) {
      let entry = entry(row, global.title) { key in
        GlobalKeys.keymap.command(for: key).flatMap(refusal)
      }
      if let entry { entries.append(entry) }
    }
    return CommandPalette(entries)
  }

  private func entry(
    _ row: KeySection.Row, _ section: String, refusal: (Key) -> String?
  ) -> CommandPalette.Entry? {
    row.keys.first.map {
      CommandPalette.Entry(
        section: section, key: $0, label: row.label, help: row.help, refusal: refusal($0))
    }
  }

  func answer(_ key: Key, in palette: CommandPalette) -> AppRequest? {
    var palette = palette
    switch PaletteKeys.keymap.command(for: key) {
    case .close:
      overlay = nil
      return nil
    case .run:
      guard let choice = palette.choice else { return nil }
      overlay = nil
      return press(choice.key)
    case .up: palette.move(by: -1)
    case .down: palette.move(by: 1)
    case .pageUp: palette.move(by: -10)
    case .pageDown: palette.move(by: 10)
    case .left: palette.edit { $0.moveLeft() }
    case .right: palette.edit { $0.moveRight() }
    case .toStart: palette.edit { $0.moveToStart() }
    case .toEnd: palette.edit { $0.moveToEnd() }
    case .deleteBackward: palette.edit { $0.deleteBackward() }
    case .deleteForward: palette.edit { $0.deleteForward() }
    case .deleteWord: palette.edit { $0.deleteWordBackward() }
    case .clear: palette.edit { $0.deleteToStart() }
    case .undo: palette.edit { $0.undo() }
    case nil:
      guard case .character(let character) = key.code,
        key.modifiers.isDisjoint(with: [.control, .alt])
      else { return nil }
      palette.edit { _ = $0.insert(String(character)) }
    }
    overlay = .palette(palette)
    return nil
  }

  /// Why a command does nothing just now, where it would otherwise be refused without a word.
  func refusal(of command: GlobalCommand) -> String? {
    switch command {
    case .open, .nextPane, .previousPane:
      return repository == nil ? "There is no history yet: d looks around with a made-up one." : nil
    case .refresh, .verifyAll:
      if repository == nil { return "No server is configured yet." }
      if sync?.status == .local { return "There is no server to ask: this history is local." }
      let isAsked = command == .refresh && sync?.isRunning == true
      return isAsked ? "The server is being asked already." : nil
    case .palette:
      return tab?.takesLetters == true ? "Leave the field first: Esc." : nil
    case .copy:
      return tab?.selectedText == nil ? "Select a number first: ↑↓." : nil
    default: return nil
    }
  }
}
