import Glibc

/// The system's libcurl, loaded by the first request.
///
/// It brings 35 more libraries along, and a program that is linked to it waits for all of them
/// before its first line: more than half of a start, measured. In the static build Foundation's
/// calls of libcurl end at the functions of this folder, which pass them on.
package enum LateCurl {
  private nonisolated(unsafe) static let library = {
    // What its libraries do at their start, they do once.
    defer { CodePages.release() }
    return dlopen("libcurl.so.4", RTLD_LAZY | RTLD_LOCAL)
  }()

  /// Whether there is a libcurl; without one a URLSession must not be made.
  package static var isThere: Bool { library != nil }

  /// Every function takes at most four words and gives back at most one, in registers. Those that
  /// are variadic in C take the same registers for words, on x86-64 and on AArch64.
  typealias Function = @convention(c) (Int, Int, Int, Int) -> Int

  static func pass(
    _ name: StaticString, _ first: Int, _ second: Int, _ third: Int, _ fourth: Int
  ) -> Int {
    let symbol = UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
    guard let library, let address = dlsym(library, symbol) else { return 0 }
    return unsafeBitCast(address, to: Function.self)(first, second, third, fourth)
  }
}
