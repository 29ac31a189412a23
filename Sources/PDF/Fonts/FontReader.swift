import Foundation

/// Reads parts of a font file, so that looking through a folder never loads whole fonts.
struct FontReader {
  /// The bytes at an offset, or nil when the file does not have them all.
  let read: (_ offset: Int, _ count: Int) -> [UInt8]?

  init(bytes: [UInt8]) {
    let all = FontBytes(bytes)
    read = { all.slice($0, $1) }
  }

  /// Nil unless the path leads to a readable regular file: opening a pipe would wait for ever.
  init?(path: String) {
    let target = URL(filePath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: target)
    guard let attributes, attributes[.type] as? FileAttributeType == .typeRegular,
      let size = attributes[.size] as? Int, let handle = FileHandle(forReadingAtPath: target)
    else { return nil }
    read = { offset, count in
      guard offset >= 0, count >= 0, offset <= size, count <= size - offset else { return nil }
      guard count > 0 else { return [] }
      guard (try? handle.seek(toOffset: UInt64(offset))) != nil,
        let data = try? handle.read(upToCount: count), data.count == count
      else { return nil }
      return [UInt8](data)
    }
  }
}
