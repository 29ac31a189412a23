import Core

/// Writes the lines of an index.
struct IndexWriter {
  private(set) var body: [UInt8] = []
  private var names: [String: Int] = [:]
  private var nameLines: [UInt8] = []

  mutating func write(_ index: IndexedDays) {
    var lines = IndexWriter()
    var start = 0
    for day in index.days {
      lines.writeDay(day)
      while start < index.sessions.count, index.sessions[start].rowDate < day.date { start += 1 }
      var end = start
      while end < index.sessions.count, index.sessions[end].rowDate == day.date { end += 1 }
      if end > start { lines.writeSessions(index.sessions[start..<end], of: day.date) }
      start = end
    }
    append("z\t")
    append(Self.escaped(index.fallbackZone))
    for month in index.months { writeMonth(month) }
    body += [0x0A] + lines.nameLines + lines.body
  }

  private mutating func writeMonth(_ month: MonthRecord) {
    append("\nm")
    field(month.key.index)
    field(month.stamp.size)
    field(month.stamp.modified)
    field(month.coveredTo?.dayNumber ?? 0)
  }

  private mutating func writeDay(_ day: DayReading) {
    append("d")
    field(day.date.dayNumber)
    var kind = 0
    var total = 0
    var reason = 0
    switch day.total {
    case .known(let milliseconds): (kind, total) = (1, milliseconds)
    case .unreadable(let text): (kind, reason) = (2, number(of: text))
    case .absent: break
    }
    field(kind)
    field(total)
    field(reason)
    field(
      IndexText.marks.indices.reduce(0) { bits, index in
        bits | (day.marks.contains(IndexText.marks[index]) ? 1 << index : 0)
      })
    field((day.isClosed ? 1 : 0) + (day.areSessionsClosed ? 2 : 0))
    field(day.zone.map { number(of: $0) } ?? 0)
    field(day.updatedAt?.milliseconds ?? 0)
    field(day.fetchedAt?.milliseconds ?? 0)
    for parts in [day.projects, day.categories] {
      field(parts.count)
      for part in parts {
        field(number(of: part.name))
        field(part.milliseconds)
      }
    }
    body.append(0x0A)
  }

  private mutating func writeSessions(_ sessions: ArraySlice<Session>, of date: DateOnly) {
    append("s")
    field(date.dayNumber)
    field(sessions.count)
    for session in sessions {
      field(session.start.milliseconds - date.dayNumber * Milliseconds.perDay)
      field(session.milliseconds)
      field(session.project.map { number(of: $0) } ?? 0)
    }
    body.append(0x0A)
  }

  /// The number of a name, from 1; a new name is written to the table.
  private mutating func number(of name: String) -> Int {
    if let number = names[name] { return number }
    let number = names.count + 1
    names[name] = number
    nameLines += Array("n\t\(Self.escaped(name))\n".utf8)
    return number
  }

  private mutating func field(_ value: Int) {
    body.append(0x09)
    if value < 0 { body.append(UInt8(ascii: "-")) }
    var count = 1
    var limit: UInt = 10
    while value.magnitude >= limit, count < 19 {
      count += 1
      limit *= 10
    }
    body.append(contentsOf: repeatElement(0x30, count: count))
    var rest = value.magnitude
    var place = body.count - 1
    while rest > 0 {
      body[place] += UInt8(rest % 10)
      rest /= 10
      place -= 1
    }
  }

  private mutating func append(_ text: String) {
    body += Array(text.utf8)
  }

  private static func escaped(_ name: String) -> String {
    guard name.utf8.contains(where: { $0 == 0x5C || $0 < 0x20 }) else { return name }
    var text = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
