import Glibc

/// Who owns a file or a folder, and who may read it.
struct FileFacts {
  let isOpenToOthers: Bool
  let isOurs: Bool
  let isWritable: Bool

  /// Nil where there is nothing.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    isOpenToOthers = status.st_mode & 0o077 != 0
    isOurs = status.st_uid == geteuid()
    isWritable = access(path, W_OK) == 0
  }
}
