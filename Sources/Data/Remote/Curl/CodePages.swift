import Glibc

/// The pages of code that the system counts as this program's memory: its own and its libraries'.
package enum CodePages {
  /// Gives them back. What a start or the loading of libraries has read once is most of them; what
  /// is needed again is taken from the files' cache, without a disk.
  package static func release() {
    guard let maps = try? StoredFile.stream("/proc/self/maps") else { return }
    for line in maps.split(separator: UInt8(ascii: "\n")) {
      guard let range = codeRange(line) else { continue }
      _ = madvise(UnsafeMutableRawPointer(bitPattern: range.lowerBound), range.count, MADV_DONTNEED)
    }
  }

  /// A line: "from-to r-xp offset device inode /path". Pages that can be written to, or whose words
  /// the loader has changed, are none of these: dropping them would lose something.
  static func codeRange(_ line: ArraySlice<UInt8>) -> Range<UInt>? {
    let words = line.split(separator: UInt8(ascii: " "))
    guard words.count > 5, words[1].elementsEqual("r-xp".utf8), words[5].first == 0x2F else {
      return nil
    }
    let ends = words[0].split(separator: UInt8(ascii: "-")).compactMap {
      UInt(String(decoding: $0, as: UTF8.self), radix: 16)
    }
    return ends.count == 2 && ends[0] < ends[1] ? ends[0]..<ends[1] : nil
  }
}
