import Core
import Glibc

/// Writes a file that was not there before, whole or not at all, and never over another.
enum NewFile {
  /// False where something else has the name; true too where these very bytes lie there already.
  static func write(_ bytes: [UInt8], to path: String) throws(AppError) -> Bool {
    let temporary = path + ".part"
    unlink(temporary)
    if let there = try existing(path) { return there == bytes }
    try AtomicFile.write(bytes, to: temporary)
    defer { unlink(temporary) }
    // A link, unlike a rename, fails where the name is taken.
    if link(temporary, path) == 0 { return true }
    if errno == EEXIST { return try existing(path) == bytes }
    // Some file systems have no links; there a rename has to do.
    guard errno == EPERM || errno == ENOSYS || errno == EOPNOTSUPP,
      rename(temporary, path) == 0
    else { throw AppError.file(errno, path, .write) }
    return true
  }

  /// The bytes of what has the name: none, for anything that is no file.
  private static func existing(_ path: String) throws(AppError) -> [UInt8]? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    guard status.st_mode & S_IFMT == S_IFREG else { return [] }
    return try StoredFile.read(path)
  }
}
