extension ANSIEncoder {
  /// Sends the cells of links that are new or were drawn over once more, as links (OSC 8); and those
  /// that are none any more without.
  mutating func encodeLinks(
    of wanted: Buffer, from known: Buffer?, _ runs: [BufferDiff.Run]
  ) {
    guard hasLinks else { return }
    for link in known?.links ?? [] where !wanted.links.contains(link) {
      encode([BufferDiff.Run(y: link.y, start: link.start, end: link.end)], of: wanted)
    }
    for link in wanted.links {
      let isDrawn = runs.contains {
        $0.y == link.y && $0.start < link.end && link.start < $0.end
      }
      guard isDrawn || known?.links.contains(link) != true else { continue }
      bytes.append(contentsOf: LinkTarget.open(link.target.url).utf8)
      encode([BufferDiff.Run(y: link.y, start: link.start, end: link.end)], of: wanted)
      bytes.append(contentsOf: LinkTarget.close.utf8)
    }
  }
}
