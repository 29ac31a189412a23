/// What can be done while a line is typed.
public enum PromptCommand: Hashable, Sendable {
  case insert(String)
  case left
  case right
  case toStart
  case toEnd
  case deleteBackward
  case deleteForward
  case deleteToStart
  case accept
  case cancel
}
