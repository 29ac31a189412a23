import Core
import Glibc

extension AppError {
  /// What a failed call on a file means to the user.
  static func file(_ code: Int32, _ path: String, _ attempt: FileAttempt) -> AppError {
    let path = visible(path)
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

  /// The text with its control characters shown as pictures.
  static func visible(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0..<0x20: scalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? "?")
      case 0x7F: scalars.append("\u{2421}")
      case 0x80..<0xA0, 0x2028, 0x2029, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
        scalars.append("\u{FFFD}")
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}
