import Terminal

/// Screen sizes every view is drawn at.
public enum Sizes {
  /// Every size from 0x0 to 20x12, and some beyond.
  public static var sweep: [Size] {
    var sizes: [Size] = []
    for width in 0...20 {
      for height in 0...12 { sizes.append(Size(width: width, height: height)) }
    }
    let more = [
      (21, 5), (39, 9), (40, 10), (79, 23), (80, 23), (79, 24), (80, 24), (81, 25), (100, 30),
      (119, 35), (120, 36), (200, 60), (300, 20), (30, 100), (1, 60), (200, 1),
    ]
    return sizes + more.map { Size(width: $0.0, height: $0.1) }
  }

  /// Draws a view with a margin around it; nil where it stays inside, else the first cell outside.
  public static func spill(of view: some View, at size: Size) -> Position? {
    let area = Rect(x: 2, y: 1, width: size.width, height: size.height)
    let before = Buffer(size: Size(width: size.width + 4, height: size.height + 2))
    var buffer = before
    view.draw(in: area, on: &buffer)
    for y in 0..<buffer.size.height {
      for x in 0..<buffer.size.width where !area.contains(x: x, y: y) {
        if buffer[x, y] != before[x, y] { return Position(x: x, y: y) }
      }
    }
    return nil
  }
}
