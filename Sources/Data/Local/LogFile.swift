import Core
import Glibc

/// What went wrong, for whoever looks: at most 1 MB, readable by this user alone, never a key.
///
/// A log that cannot be written is silent: it must not be what takes the program down.
public struct LogFile: Sendable {
  public let path: String
  private let clock: WallClock
  private let secrets: [String]
  private let limit: Int

  /// `secrets` are texts that never appear in the file, whatever an error says.
  public init(path: String, clock: WallClock, secrets: [String] = [], limit: Int = 1_000_000) {
    self.path = path
    self.clock = clock
    self.secrets = secrets.filter { $0.utf8.count >= 6 }
    self.limit = limit
  }

  /// Adds a line with the time in UTC.
  public func append(_ text: String) {
    var line = text
    for secret in secrets { line = Self.replacing(secret, in: line) }
    line = Self.withoutTokens(VisibleText.line(line))
    let bytes = Array("\(ServerTime.text(clock.now())) \(line)\n".utf8).suffix(limit / 4)
    guard let folder = StoredFile.parent(of: path), (try? StoredFile.makeFolder(folder)) != nil
    else { return }
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    let file = open(path, flags, 0o600)
    guard file >= 0 else { return }
    _ = bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    var status = stat()
    let size = fstat(file, &status) == 0 ? Int(status.st_size) : 0
    close(file)
    if size > limit { halve() }
  }

  /// Keeps the newer half, from the start of a line.
  private func halve() {
    guard let bytes = try? StoredFile.read(path) else { return }
    let half = bytes.suffix(limit / 2)
    let start = half.firstIndex(of: 0x0A).map { $0 + 1 } ?? half.startIndex
    try? AtomicFile.write(Array(half[start...]), to: path)
  }

  /// Words that look like a key or a token, whoever let them in.
  private static func withoutTokens(_ text: String) -> String {
    let isPart: (Character) -> Bool = { character in
      character.isASCII && (character.isLetter || character.isNumber || "._-".contains(character))
    }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(where: isPart) {
      result += rest[..<start]
      let word = rest[start...].prefix(while: isPart)
      let isToken =
        word.hasPrefix("sb_") || (word.hasPrefix("eyJ") && word.utf8.count > 20)
      result += isToken ? "[key]" : String(word)
      rest = rest[word.endIndex...]
    }
    return result + rest
  }

  private static func replacing(_ secret: String, in text: String) -> String {
    var result = ""
    var rest = text[...]
    while let range = rest.firstRange(of: secret) {
      result += rest[..<range.lowerBound] + "[key]"
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
