/// The objects of a file under their numbers, and the table that says where each one lies.
struct PDFFile {
  private var objects: [[UInt8]] = []

  /// A number for an object that is set later. Numbers start at 1.
  mutating func reserve() -> Int {
    objects.append(Array("null".utf8))
    return objects.count
  }

  mutating func set(_ number: Int, _ body: String) {
    objects[number - 1] = Array(body.utf8)
  }

  mutating func add(_ body: String) -> Int {
    objects.append(Array(body.utf8))
    return objects.count
  }

  /// A stream. It stays uncompressed: the toolchain has no deflate.
  mutating func addStream(_ bytes: [UInt8], _ entries: String = "") -> Int {
    let space = entries.isEmpty ? "" : " "
    let head = "<< /Length \(bytes.count)\(space)\(entries) >>\nstream\n"
    objects.append(Array(head.utf8) + bytes + Array("\nendstream".utf8))
    return objects.count
  }

  /// The whole file.
  func finished(root: Int, info: Int) -> [UInt8] {
    // The second line tells transfer programs that this is no text.
    var bytes = Array("%PDF-1.7\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, 0x0A]
    var offsets: [Int] = []
    for (index, object) in objects.enumerated() {
      offsets.append(bytes.count)
      bytes += Array("\(index + 1) 0 obj\n".utf8) + object + Array("\nendobj\n".utf8)
    }
    let start = bytes.count
    // Each entry is exactly 20 bytes.
    var table = "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for offset in offsets {
      table += String(String(10_000_000_000 + offset).dropFirst()) + " 00000 n \n"
    }
    let id = Self.fingerprint(bytes)
    table += "trailer\n<< /Size \(objects.count + 1) /Root \(root) 0 R /Info \(info) 0 R"
    table += " /ID [<\(id)> <\(id)>] >>\nstartxref\n\(start)\n%%EOF\n"
    return bytes + Array(table.utf8)
  }

  /// Sixteen bytes made of the content (FNV-1a from two starts), so that equal files have equal
  /// identifiers and different ones differ.
  static func fingerprint(_ bytes: [UInt8]) -> String {
    [0xCBF2_9CE4_8422_2325, 0x9E37_79B9_7F4A_7C15].map { (start: UInt64) in
      let hash = bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
      let text = String(hash, radix: 16, uppercase: true)
      return String(repeating: "0", count: 16 - text.count) + text
    }.joined()
  }
}
