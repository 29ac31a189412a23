import Glibc

/// The variables the program was started with.
enum ProcessEnvironment {
  /// Of two with one name the first counts, as for `getenv`. Foundation's way takes a share of the
  /// start that is worth saving.
  static func read() -> [String: String] {
    typealias List = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    // As a variable of C that may change, `environ` itself is out of reach.
    guard let symbol = dlsym(nil, "environ"),
      var entry = symbol.assumingMemoryBound(to: List?.self).pointee
    else { return [:] }
    var result: [String: String] = [:]
    while let text = entry.pointee {
      let words = String(cString: text)
      if let sign = words.utf8.firstIndex(of: UInt8(ascii: "=")),
        result[String(words[..<sign])] == nil
      {
        result[String(words[..<sign])] = String(words[words.index(after: sign)...])
      }
      entry += 1
    }
    return result
  }
}
