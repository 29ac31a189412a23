import Core
import Terminal

/// What lies on top of a pane and takes the keys; one at a time.
enum AppOverlay: Hashable {
  case help(scroll: Int)
  case message(AppError)
  case quitQuestion
  case palette(CommandPalette)

  func command(for key: Key) -> DialogCommand? {
    switch self {
    case .help: DialogKeys.help.command(for: key)
    case .message: DialogKeys.message.command(for: key)
    case .quitQuestion: DialogKeys.quitQuestion.command(for: key)
    case .palette: nil
    }
  }
}
