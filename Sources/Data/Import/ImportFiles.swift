import Core
import Glibc

/// The files that a path on the command line stands for.
package enum ImportFiles {
  /// The path itself, or what lies in the folder: `.json` files by name, and those of its folders.
  /// Symbolic links inside a folder are not followed.
  package static func all(_ path: String) -> [String] {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return [path] }
    return below(path, depth: 0)
  }

  private static func below(_ folder: String, depth: Int) -> [String] {
    guard depth < 8 else { return [] }
    return StoredFile.names(in: folder).flatMap { name -> [String] in
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      var status = stat()
      guard !name.hasPrefix("."), lstat(path, &status) == 0 else { return [] }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: return below(path, depth: depth + 1)
      case S_IFREG where name.lowercased().hasSuffix(".json"): return [path]
      default: return []
      }
    }
  }

  /// A file's rows, or why there are none, as one sentence.
  package static func read(
    _ path: String, today: DateOnly, now: Instant, fallbackZone: String
  ) throws(AppError) -> ImportedFile {
    guard let bytes = try StoredFile.read(path) else {
      throw AppError(.invalidInput, "there is no such file")
    }
    var status = stat()
    let written = stat(path, &status) == 0 ? status.st_mtim.tv_sec * 1000 : now.milliseconds
    let context = ImportContext(
      name: StoredFile.lastName(of: path),
      readAt: min(now, Instant(milliseconds: written)), today: today, fallbackZone: fallbackZone)
    do throws(ImportReader.Refusal) {
      return try ImportReader.read(bytes, context)
    } catch {
      throw AppError(.invalidInput, error.reason)
    }
  }
}

extension ImportFiles {
  /// Names of the cache's files that were damaged and moved out of the way.
  package static func setAside(in folder: String) -> [String] {
    (StoredFile.names(in: folder) + StoredFile.names(in: folder + "/months"))
      .filter { $0.contains(".bad-") }
  }

  /// Those of months that have no file since then.
  package static func missing(in folder: String) -> [String] {
    let months = StoredFile.names(in: folder + "/months")
    return months.filter { name in
      guard let mark = name.range(of: ".bad-") else { return false }
      return !months.contains(String(name[..<mark.lowerBound]))
    }
  }
}
