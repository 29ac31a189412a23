import Core

/// What is read of a day's durations: the bare list, or the envelope with `data`.
enum SessionPayload {
  /// The sessions by start. Entries without a readable start or length are left out.
  static func sessions(of row: CachedRow) -> [Session] {
    var scanner = JSONScanner(row.source, in: row.range)
    var sessions: [Session] = []
    do throws(JSONFault) {
      switch try scanner.peekKind() {
      case .array:
        sessions = try list(&scanner, rowDate: row.date)
      case .object:
        try scanner.forEachMember { scanner, key throws(JSONFault) in
          guard scanner.key(key, is: "data"), try scanner.peekKind() == .array else { return }
          sessions = try list(&scanner, rowDate: row.date)
        }
      default: break
      }
    } catch {
      return []
    }
    return sessions.sorted { ($0.start, $0.milliseconds) < ($1.start, $1.milliseconds) }
  }

  private static func list(
    _ scanner: inout JSONScanner, rowDate: DateOnly
  ) throws(JSONFault) -> [Session] {
    var sessions: [Session] = []
    try scanner.forEachElement { scanner throws(JSONFault) in
      guard try scanner.peekKind() == .object else { return }
      var start: Double?
      var length: Double?
      var project: String?
      try scanner.forEachMember { scanner, key throws(JSONFault) in
        if scanner.key(key, is: "time") {
          start = try scanner.seconds()
        } else if scanner.key(key, is: "duration") {
          length = try scanner.seconds()
        } else if scanner.key(key, is: "project") {
          project = try scanner.textIfAny()
        }
      }
      guard let start, let length, (0..<253_402_300_800).contains(start),
        let begin = Instant(seconds: start),
        let milliseconds = JSONScanner.milliseconds(length), milliseconds >= 0
      else { return }
      sessions.append(
        Session(
          start: begin, milliseconds: milliseconds, project: PayloadNames.project(project),
          rowDate: rowDate))
    }
    return sessions
  }
}
