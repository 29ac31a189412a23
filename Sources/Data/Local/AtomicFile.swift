import Core
import Foundation

/// Replaces files so that a reader, a crash or a pulled plug sees the old file or the new one.
///
/// A temporary file in the same folder, for this user alone, is written, flushed and renamed, and
/// the folder is flushed. Foundation's atomic write does neither the last nor the 0600.
package enum AtomicFile {
  package static func write(_ bytes: [UInt8], to path: String) throws(AppError) {
    try refuseWrongTarget(path)
    let folder = StoredFile.parent(of: path) ?? "."
    let temporary = "\(folder)/.\(StoredFile.lastName(of: path)).tmp-\(getpid())"
    unlink(temporary)
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw AppError.file(errno, path, .write) }
    do throws(AppError) {
      try fill(file, with: bytes, path: path)
      guard rename(temporary, path) == 0 else { throw AppError.file(errno, path, .write) }
    } catch {
      unlink(temporary)
      throw error
    }
    flush(folder: folder)
  }

  /// Removes what writers left behind that were killed half-way, of files whose names begin so.
  package static func removeLeftovers(in folder: String, of prefix: String = "") {
    for name in StoredFile.names(in: folder) where name.hasPrefix("." + prefix) {
      guard let mark = name.range(of: ".tmp-"), let process = Int32(name[mark.upperBound...])
      else { continue }
      if process == getpid() || (kill(process, 0) != 0 && errno == ESRCH) {
        unlink("\(folder)/\(name)")
      }
    }
  }

  private static func refuseWrongTarget(_ path: String) throws(AppError) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw AppError.file(EISDIR, path, .write)
    case S_IFLNK: throw AppError.file(ELOOP, path, .write)
    default: throw AppError.file(EINVAL, path, .write)
    }
  }

  /// Writes everything, flushes and closes.
  private static func fill(
    _ file: Int32, with bytes: [UInt8], path: String
  ) throws(AppError) {
    var failure: Int32 = 0
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let count = Glibc.write(file, buffer.baseAddress?.advanced(by: done), buffer.count - done)
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else {
          failure = errno
          return
        }
        done += count
      }
    }
    if failure == 0, fsync(file) != 0 { failure = errno }
    if close(file) != 0, failure == 0 { failure = errno }
    if failure != 0 { throw AppError.file(failure, path, .write) }
  }

  /// The rename itself is only durable once the folder is; a file system that cannot is no failure.
  private static func flush(folder: String) {
    let handle = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard handle >= 0 else { return }
    _ = fsync(handle)
    close(handle)
  }
}
