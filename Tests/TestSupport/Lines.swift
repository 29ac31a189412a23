import Terminal

/// A view drawn on its own, as lines of text without trailing blanks.
public func lines(of view: some View, width: Int, height: Int) -> [String] {
  var buffer = Buffer(size: Size(width: width, height: height))
  view.draw(in: buffer.area, on: &buffer)
  return (0..<height).map { y in
    var line = buffer.row(y)
    while line.hasSuffix(" ") { line.removeLast() }
    return line
  }
}
