/// A font file found on the system, judged by its name: a plain sans serif comes first.
struct FontFile: Comparable {
  let path: String
  let isBold: Bool
  private let rank: Int

  /// Nil for files that hold no font.
  init?(path: String) {
    let name = (path.split(separator: "/").last.map(String.init) ?? "").lowercased()
    guard name.hasSuffix(".ttf") || name.hasSuffix(".ttc") || name.hasSuffix(".otf") else {
      return nil
    }
    self.path = path
    isBold = name.contains("bold") || name.hasSuffix("-bd.ttf") || name == "arialbd.ttf"
    rank = Self.rank(name)
  }

  private static func rank(_ name: String) -> Int {
    let families = [
      "dejavusans", "notosans", "liberationsans", "arial", "freesans", "wqy-zenhei", "droidsans",
    ]
    let family = families.firstIndex { name.hasPrefix($0) } ?? families.count
    let odd = [
      ("oblique", 80), ("italic", 80), ("emoji", 90), ("light", 40), ("thin", 40), ("black", 40),
      ("condensed", 30), ("narrow", 30), ("mono", 30), ("serif", 20), ("math", 60),
    ]
    return family + odd.reduce(0) { name.contains($1.0) ? $0 + $1.1 : $0 }
  }

  static func < (one: FontFile, other: FontFile) -> Bool {
    (one.rank, one.path) < (other.rank, other.path)
  }
}
