/// The table directory of one face: which tag lies where in the file.
struct FontTables {
  private(set) var places: [String: (offset: Int, length: Int)] = [:]
  let reader: FontReader

  /// Where the faces of a file start: one for a `.ttf`, several for a `.ttc`.
  static func faceOffsets(of reader: FontReader, file: String) throws(FontRefusal) -> [Int] {
    guard let head = reader.read(0, 12).map(FontBytes.init), let tag = head.u32(0) else {
      throw FontRefusal(file: file, reason: .notAFont)
    }
    guard tag == 0x7474_6366 else { return [0] }  // "ttcf"
    guard let count = head.u32(8), count > 0, count <= 256,
      let list = reader.read(12, count * 4).map(FontBytes.init)
    else { throw FontRefusal(file: file, reason: .damaged(part: "ttcf")) }
    return (0..<count).compactMap { list.u32($0 * 4) }
  }

  init(reader: FontReader, faceOffset: Int, file: String) throws(FontRefusal) {
    self.reader = reader
    guard let head = reader.read(faceOffset, 12).map(FontBytes.init),
      let version = head.u32(0), let count = head.u16(4)
    else { throw FontRefusal(file: file, reason: .notAFont) }
    switch version {
    case 0x0001_0000, 0x7472_7565: break  // 1.0 and "true"
    case 0x4F54_544F: throw FontRefusal(file: file, reason: .postScriptOutlines)  // "OTTO"
    default: throw FontRefusal(file: file, reason: .notAFont)
    }
    guard let list = reader.read(faceOffset + 12, count * 16).map(FontBytes.init) else {
      throw FontRefusal(file: file, reason: .damaged(part: "directory"))
    }
    for index in 0..<count {
      guard let tag = list.slice(index * 16, 4), let offset = list.u32(index * 16 + 8),
        let length = list.u32(index * 16 + 12)
      else { continue }
      places[String(decoding: tag, as: UTF8.self)] = (offset, length)
    }
    if places["glyf"] == nil {
      let postScript = places["CFF "] != nil || places["CFF2"] != nil
      throw FontRefusal(file: file, reason: postScript ? .postScriptOutlines : .noOutlines)
    }
  }

  /// A table's bytes, or nil when it is missing or reaches past the end of the file.
  func table(_ tag: String) -> FontBytes? {
    guard let place = places[tag] else { return nil }
    return reader.read(place.offset, place.length).map(FontBytes.init)
  }
}
