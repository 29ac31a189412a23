import Core
import Glibc

/// Reading whole files, and the folders they lie in.
package enum StoredFile {
  /// The file's bytes, or its first ones; nil where there is none.
  package static func read(
    _ path: String, limit: Int = .max
  ) throws(AppError) -> [UInt8]? {
    // Without O_NONBLOCK a named pipe in the file's place would wait for a writer for ever.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw AppError.file(errno, path, .read)
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw AppError.file(errno, path, .read) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      throw AppError.file(isFolder ? EISDIR : EINVAL, path, .read)
    }
    return try contents(of: file, size: min(limit, Int(status.st_size)), path: path)
  }

  private static func contents(
    of file: Int32, size: Int, path: String
  ) throws(AppError) -> [UInt8] {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: max(size, 1)) { buffer, count in
      while count < size {
        let got = Glibc.read(file, buffer.baseAddress?.advanced(by: count), size - count)
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure = errno }
        if got <= 0 { return }
        count += got
      }
    }
    if failure != 0 { throw AppError.file(failure, path, .read) }
    return bytes
  }

  /// What a file of the system says that has no size, as those below `/proc`.
  static func stream(_ path: String) throws(AppError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw AppError.file(errno, path, .read) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 15)
    while case let count = Glibc.read(file, &chunk, chunk.count), count > 0 {
      bytes += chunk[..<count]
    }
    return bytes
  }

  /// Lends a file's bytes without a copy; nil where it cannot be read. Only for files that are
  /// replaced by a rename and never written in place.
  static func withMapped<Value>(
    _ path: String, _ body: (UnsafeBufferPointer<UInt8>) -> Value
  ) -> Value? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0
    else { return nil }
    let size = Int(status.st_size)
    guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE | Int32(MAP_POPULATE), file, 0),
      start != MAP_FAILED
    else { return nil }
    defer { munmap(start, size) }
    return body(UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt8.self), count: size))
  }

  /// Makes a folder and its parents, for this user alone.
  package static func makeFolder(_ path: String) throws(AppError) {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else { throw AppError.file(ENOTDIR, path, .write) }
      return
    }
    if let parent = parent(of: path), parent != path { try makeFolder(parent) }
    if mkdir(path, 0o700) != 0, errno != EEXIST { throw AppError.file(errno, path, .write) }
  }

  /// Names of the folder's entries, sorted; empty where there is no folder.
  package static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Why a folder that is there cannot be looked into; nil where it can be, or is not there.
  package static func obstacle(in folder: String) -> AppError? {
    guard let stream = opendir(folder) else {
      return errno == ENOENT ? nil : AppError.file(errno, folder, .read)
    }
    closedir(stream)
    return nil
  }

  /// Moves a file that cannot be used out of the way, keeping its name: `NAME.bad-1`, `.bad-2`…
  /// Returns the new name; nil where it could not be moved.
  package static func setAside(_ path: String) -> String? {
    for number in 1...99 {
      let target = "\(path).bad-\(number)"
      guard access(target, F_OK) != 0 else { continue }
      return rename(path, target) == 0 ? lastName(of: target) : nil
    }
    return nil
  }

  static func parent(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func lastName(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}
