import Core

/// Finds out what a file is and turns it into rows. Pure: a text in, rows out.
package enum ImportReader {
  /// Why a file is of no use, in a sentence without its name.
  package struct Refusal: Error, Equatable {
    package let reason: String
  }

  package static func read(
    _ bytes: [UInt8], _ context: ImportContext
  ) throws(Refusal) -> ImportedFile {
    guard bytes.contains(where: { $0 > 0x20 }) else { throw Refusal(reason: "the file is empty") }
    if bytes.starts(with: [0x1F, 0x8B]) || bytes.starts(with: Array("PK\u{3}\u{4}".utf8)) {
      throw Refusal(reason: "it is compressed: unpack it first")
    }
    let whole: JSONPart
    do {
      whole = try JSONPart(bytes)
    } catch {
      let line = bytes.prefix(error.offset).count { $0 == 0x0A } + 1
      let what = error.reason == .truncated ? "the file ends too early" : "it is not valid JSON"
      throw Refusal(reason: "\(what), at line \(line)")
    }
    var reading = ImportReading(context: context)
    guard let file = reading.file(of: whole) else {
      throw Refusal(reason: "it holds no days, durations or heartbeats that codingfit knows")
    }
    return file
  }
}
