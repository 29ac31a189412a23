import Glibc

/// Enough of a file's status to notice that another process has replaced it.
package struct FileStamp: Sendable, Equatable {
  package let size: Int
  /// Nanoseconds since 1970.
  package let modified: Int

  package init(size: Int, modified: Int) {
    self.size = size
    self.modified = modified
  }

  /// Nil where there is no such file.
  package init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  init(_ status: stat) {
    size = Int(status.st_size)
    modified = Int(status.st_mtim.tv_sec) * 1_000_000_000 + Int(status.st_mtim.tv_nsec)
  }
}
