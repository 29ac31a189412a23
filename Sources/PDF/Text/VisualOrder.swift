/// Puts one line of text into the order it is seen in, from left to right.
enum VisualOrder {
  /// Whether the first letter with a direction reads from the right.
  static func readsFromRight(_ scalars: [Unicode.Scalar]) -> Bool {
    for scalar in scalars {
      switch BidiClass(scalar) {
      case .left: return false
      case .right: return true
      default: continue
      }
    }
    return false
  }

  /// The line as seen, with brackets turned where they read from the right.
  static func arrange(_ line: [Unicode.Scalar], fromRight: Bool) -> [PlacedCharacter] {
    let classes = line.map { BidiClass($0) }
    guard fromRight || classes.contains(.right) else {
      return line.map { PlacedCharacter(drawn: $0, meant: $0) }
    }
    let levels = levels(resolved(classes, base: fromRight ? .right : .left), fromRight, line)
    var seen = zip(line, levels).map { scalar, level in
      PlacedCharacter(
        drawn: level % 2 == 1 ? mirrored[scalar] ?? scalar : scalar, meant: scalar)
    }
    var order = levels
    for level in stride(from: levels.max() ?? 0, to: 0, by: -1) {
      var start = 0
      while start < order.count {
        guard order[start] >= level else {
          start += 1
          continue
        }
        let end = order[start...].firstIndex { $0 < level } ?? order.count
        seen[start..<end].reverse()
        order[start..<end].reverse()
        start = end
      }
    }
    return seen
  }

  /// Numbers gather what belongs to them; what is left between takes the side of its neighbours
  /// when they agree, else the line's (rules W4 to W7, N1, N2).
  private static func resolved(_ given: [BidiClass], base: BidiClass) -> [BidiClass] {
    var classes = given
    for index in classes.indices.dropFirst().dropLast()
    where given[index] == .sign || given[index] == .separator {
      if given[index - 1] == .number, given[index + 1] == .number { classes[index] = .number }
    }
    for (start, end) in runs(classes, of: [.terminator]) {
      let beside = [start - 1, end].contains {
        classes.indices.contains($0) && classes[$0] == .number
      }
      if beside { for index in start..<end { classes[index] = .number } }
    }
    var strong = base
    for index in classes.indices {
      if classes[index] == .left || classes[index] == .right { strong = classes[index] }
      if classes[index] == .number, strong == .left { classes[index] = .left }
    }
    for (start, end) in runs(classes, of: [.neutral, .sign, .separator, .terminator]) {
      let before = start > 0 ? classes[start - 1] : base
      let after = end < classes.count ? classes[end] : base
      // A number in a line from the right counts as part of it here.
      let sides = [before, after].map { $0 == .number ? BidiClass.right : $0 }
      for index in start..<end { classes[index] = sides[0] == sides[1] ? sides[0] : base }
    }
    return classes
  }

  private static func levels(
    _ classes: [BidiClass], _ fromRight: Bool, _ line: [Unicode.Scalar]
  ) -> [Int] {
    var levels = classes.map { each in
      switch each {
      case .right: 1
      case .number: 2
      default: fromRight ? 2 : 0
      }
    }
    // Blanks at the end stay at the end of the line (rule L1).
    let blanks = line.reversed().prefix { $0 == " " }.count
    for index in levels.indices.suffix(blanks) { levels[index] = fromRight ? 1 : 0 }
    return levels
  }

  /// Stretches made only of the given classes, as half-open bounds.
  private static func runs(_ classes: [BidiClass], of kinds: [BidiClass]) -> [(Int, Int)] {
    var found: [(Int, Int)] = []
    var start: Int?
    for index in 0...classes.count {
      let inside = index < classes.count && kinds.contains(classes[index])
      if inside, start == nil { start = index }
      if !inside, let open = start {
        found.append((open, index))
        start = nil
      }
    }
    return found
  }

  private static let mirrored: [Unicode.Scalar: Unicode.Scalar] = [
    "(": ")", ")": "(", "[": "]", "]": "[", "{": "}", "}": "{", "<": ">", ">": "<",
    "\u{AB}": "\u{BB}", "\u{BB}": "\u{AB}", "\u{2039}": "\u{203A}", "\u{203A}": "\u{2039}",
  ]
}
