import Core
import Glibc

/// An advisory lock that keeps two processes from writing the same files at once. Released when the
/// value goes, and by the kernel when the process dies.
package struct FileLock: ~Copyable {
  private let handle: Int32

  /// Nil where another process holds the lock.
  package init?(trying path: String) throws(AppError) {
    let handle = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard handle >= 0 else { throw AppError.file(errno, path, .write) }
    while flock(handle, LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      close(handle)
      return nil
    }
    self.handle = handle
  }

  deinit {
    close(handle)
  }
}
