import Glibc

/// How many files may be open at once.
enum OpenFiles {
  /// Fewer than this, and the runtime's own queues end the program without a word.
  static let least: rlim_t = 32

  /// Asks for enough where the limit is low; what to do where it cannot be had.
  static func problem() -> String? {
    let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur < least else { return nil }
    limit.rlim_cur = min(limit.rlim_max, 256)
    _ = setrlimit(resource, &limit)
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur < least else { return nil }
    return "Only \(limit.rlim_cur) files may be open at once, which is too few: ulimit -n 256"
  }
}
