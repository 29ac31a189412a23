import Core

extension EditableText {
  /// Does an editing command; true where characters had to be left out.
  mutating func apply(_ command: SettingsCommand) -> Bool {
    switch command {
    case .insert(let text): return insert(text)
    case .left: moveLeft()
    case .right: moveRight()
    case .wordLeft: moveWordLeft()
    case .wordRight: moveWordRight()
    case .toStart: moveToStart()
    case .toEnd: moveToEnd()
    case .deleteBackward: deleteBackward()
    case .deleteForward: deleteForward()
    case .deleteWord: deleteWordBackward()
    case .deleteToStart: deleteToStart()
    case .deleteToEnd: deleteToEnd()
    case .undo: undo()
    default: break
    }
    return false
  }
}
