import Core
import Glibc

extension AppError {
  /// What a failed call on a file means to the user.
  static func file(_ code: Int32, _ path: String, _ attempt: FileAttempt) -> AppError {
    let path = VisibleText.line(path)
    let message =
      switch code {
      case ENOSPC, EDQUOT: "The disk is full: \(path) could not be saved. Free some space."
      case EROFS: "The disk is read-only: \(path) could not be saved."
      case EACCES, EPERM: "No permission to \(attempt.rawValue) \(path)."
      case EISDIR: "\(path) is a folder; a file is needed there."
      case ENOTDIR, EEXIST: "\(path): a file lies where a folder is needed."
      case ELOOP where attempt == .read: "\(path) is a symbolic link that leads nowhere."
      case ELOOP: "\(path) is a symbolic link; codingfit replaces files, not links."
      case EMFILE, ENFILE: "Too many open files: \(path) could not be opened."
      default: "Could not \(attempt.rawValue) \(path): \(String(cString: strerror(code)))."
      }
    return AppError(.storage, message)
  }
}
