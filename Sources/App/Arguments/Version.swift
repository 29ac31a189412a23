/// The program's name and version, as `--version` prints them.
enum Version {
  static let number = "0.1.0"
  static let line = "codingfit \(number)"
  /// When it was released, as the manual page says it.
  static let date = "2026-12-01"
}
