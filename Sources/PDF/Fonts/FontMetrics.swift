/// What a font descriptor states, in thousandths of the size.
struct FontMetrics: Equatable, Sendable {
  let box: [Int]
  let ascent: Int
  let descent: Int
  let capHeight: Int

  init(head: FontBytes, hhea: FontBytes, os2: FontBytes?, unitsPerEm: Int) {
    func scaled(_ units: Int?) -> Int { (units ?? 0) * 1_000 / unitsPerEm }
    box = [36, 38, 40, 42].map { scaled(head.i16($0)) }
    ascent = scaled(hhea.i16(4))
    descent = scaled(hhea.i16(6))
    let version = os2?.u16(0) ?? 0
    let capital = version >= 2 ? scaled(os2?.i16(88)) : 0
    capHeight = capital > 0 ? capital : ascent
  }
}
