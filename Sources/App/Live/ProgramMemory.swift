import Glibc

/// What the system counts as this program's memory, kept small for a program that is open all day.
enum ProgramMemory {
  /// One heap for all threads; each of a few threads that rarely run would get one of its own.
  static func shareHeap() {
    typealias Function = @convention(c) (Int32, Int32) -> Int32
    // `mallopt` is not in Swift's Glibc; -8 is its M_ARENA_MAX.
    guard let symbol = dlsym(nil, "mallopt") else { return }
    _ = unsafeBitCast(symbol, to: Function.self)(-8, 1)
  }
}
