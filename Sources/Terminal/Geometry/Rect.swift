/// A part of the screen, in cells; layout is cutting one of these. Never negative in size, so every
/// cut of every rectangle is safe down to 0x0.
public struct Rect: Hashable, Sendable {
  public private(set) var x: Int
  public private(set) var y: Int
  public private(set) var width: Int
  public private(set) var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = Self.clamped(x)
    self.y = Self.clamped(y)
    self.width = max(0, Self.clamped(width))
    self.height = max(0, Self.clamped(height))
  }

  public init(_ size: Size) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// Coordinates are kept where sums of a few of them cannot overflow.
  static func clamped(_ value: Int) -> Int { min(max(value, -(1 << 30)), 1 << 30) }

  /// First column to the right of the rectangle.
  public var maxX: Int { x + width }
  /// First row below the rectangle.
  public var maxY: Int { y + height }
  public var isEmpty: Bool { width == 0 || height == 0 }

  public func contains(x: Int, y: Int) -> Bool {
    x >= self.x && x < maxX && y >= self.y && y < maxY
  }

  /// Cuts `count` rows off the top, or what is there, and returns them.
  public mutating func takeTop(_ count: Int) -> Rect {
    let taken = min(max(0, count), height)
    defer {
      y += taken
      height -= taken
    }
    return Rect(x: x, y: y, width: width, height: taken)
  }

  /// Cuts `count` rows off the bottom, or what is there, and returns them.
  public mutating func takeBottom(_ count: Int) -> Rect {
    let taken = min(max(0, count), height)
    height -= taken
    return Rect(x: x, y: y + height, width: width, height: taken)
  }

  /// Cuts `count` columns off the left, or what is there, and returns them.
  public mutating func takeLeft(_ count: Int) -> Rect {
    let taken = min(max(0, count), width)
    defer {
      x += taken
      width -= taken
    }
    return Rect(x: x, y: y, width: taken, height: height)
  }

  /// Cuts `count` columns off the right, or what is there, and returns them.
  public mutating func takeRight(_ count: Int) -> Rect {
    let taken = min(max(0, count), width)
    width -= taken
    return Rect(x: x + width, y: y, width: taken, height: height)
  }

  /// The rectangle without a border of `horizontal` columns and `vertical` rows on each side.
  public func inset(horizontal: Int = 1, vertical: Int = 1) -> Rect {
    let horizontal = Self.clamped(horizontal)
    let vertical = Self.clamped(vertical)
    return Rect(
      x: x + min(horizontal, width / 2), y: y + min(vertical, height / 2),
      width: width - 2 * horizontal, height: height - 2 * vertical)
  }

  /// The part of this rectangle that lies in `other`.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// Equal columns with `gap` columns between them; the last takes the rest.
  public func columns(_ count: Int, gap: Int = 0) -> [Rect] {
    guard count > 0 else { return [] }
    let gap = min(max(0, gap), width)
    let each = max(0, (width - gap * (count - 1)) / count)
    var rest = self
    return (0..<count).map { index in
      if index == count - 1 { return rest }
      let column = rest.takeLeft(each)
      _ = rest.takeLeft(gap)
      return column
    }
  }
}
