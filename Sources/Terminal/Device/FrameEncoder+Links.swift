extension FrameEncoder {
  /// Sends the cells of links that are new or were drawn over once more, as links (OSC 8); and those
  /// that are none any more without. `shown` is nil where nothing is known of the screen.
  mutating func encodeLinks(
    _ wanted: [Buffer.Link], shown: [Buffer.Link]?, drawn runs: [BufferDiff.Run]
  ) {
    for link in shown ?? [] where !wanted.contains(link) { encode(cellsOf: link) }
    for link in wanted {
      let isDrawn = runs.contains {
        $0.y == link.y && $0.start < link.end && link.start < $0.end
      }
      guard isDrawn || shown?.contains(link) != true else { continue }
      sink.append(contentsOf: LinkTarget.open(link.target.url))
      encode(cellsOf: link)
      sink.append(contentsOf: LinkTarget.close)
    }
  }

  private mutating func encode(cellsOf link: Buffer.Link) {
    encode([BufferDiff.Run(y: link.y, start: link.start, end: link.end)])
  }
}
