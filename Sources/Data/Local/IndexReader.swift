import Core
import Glibc

/// Reads the text of an index. Anything unexpected makes the whole of it nil.
struct IndexReader {
  let bytes: UnsafeBufferPointer<UInt8>
  var position: Int
  private var names: [String] = [""]
  private var zone = ""
  private var months: [MonthRecord] = []
  private var days: [DayReading] = []
  private var sessions: [Session] = []
  private(set) var isBroken = false
  let scope: IndexScope

  static func read(_ bytes: UnsafeBufferPointer<UInt8>, scope: IndexScope) -> IndexedDays? {
    guard let newline = bytes.firstIndex(of: 0x0A) else { return nil }
    let head = String(decoding: bytes[..<newline], as: UTF8.self).split(separator: "\t")
    guard head.count == 5, head[0] == IndexText.head, head[1] == "\(IndexText.version)",
      let dayCount = Int(head[3]), let sessionCount = Int(head[4]), dayCount >= 0,
      sessionCount >= 0, dayCount <= bytes.count, sessionCount <= bytes.count,
      head[2] == WordChecksum.hex(bytes[(newline + 1)...])
    else { return nil }
    var reader = IndexReader(bytes, from: newline + 1, scope: scope)
    let isWhole = scope == .everything
    if isWhole {
      reader.days.reserveCapacity(dayCount)
      reader.sessions.reserveCapacity(sessionCount)
    }
    reader.readLines()
    guard !reader.isBroken,
      !isWhole || reader.days.count == dayCount && reader.sessions.count == sessionCount
    else { return nil }
    return IndexedDays(
      fallbackZone: reader.zone, months: reader.months, days: reader.days,
      sessions: reader.sessions)
  }

  private init(
    _ bytes: UnsafeBufferPointer<UInt8>, from position: Int, scope: IndexScope
  ) {
    self.bytes = bytes
    self.position = position
    self.scope = scope
  }

  private mutating func readLines() {
    var hasSought = scope.daysSince == nil
    while position < bytes.count, !isBroken {
      let kind = bytes[position]
      if !hasSought, kind == UInt8(ascii: "d") || kind == UInt8(ascii: "s") {
        hasSought = true
        seek()
        continue
      }
      position += 1
      switch kind {
      case UInt8(ascii: "z"): zone = text()
      case UInt8(ascii: "n"): names.append(text())
      case UInt8(ascii: "m"): readMonth()
      case UInt8(ascii: "d"): readDay()
      case UInt8(ascii: "s"): readSessions()
      default: isBroken = true
      }
      if position < bytes.count, bytes[position] == 0x0A { position += 1 } else { isBroken = true }
    }
  }

  private mutating func readMonth() {
    let key = MonthKey(index: int())
    let stamp = FileStamp(size: int(), modified: int())
    let covered = date()
    months.append(
      MonthRecord(key: key, stamp: stamp, coveredTo: covered.dayNumber == 0 ? nil : covered))
  }

  private mutating func readDay() {
    let date = date()
    let hasParts = scope.partsSince.map { $0 <= date } ?? true
    let (kind, milliseconds, reason, bits, closed) = (int(), int(), int(), int(), int())
    let total: DayReading.Total =
      switch kind {
      case 1: .known(milliseconds: milliseconds)
      case 2: .unreadable(name(reason))
      default: .absent
      }
    var day = DayReading(date: date, total: total)
    if bits != 0, hasParts {
      for (index, mark) in IndexText.marks.enumerated() where bits & 1 << index != 0 {
        day.marks.insert(mark)
      }
    }
    day.isClosed = closed & 1 != 0
    day.areSessionsClosed = closed & 2 != 0
    let zone = int()
    // Only sessions are told by a row's zone.
    day.zone = zone == 0 || !hasParts ? nil : name(zone)
    day.updatedAt = instant()
    day.fetchedAt = instant()
    if hasParts {
      day.projects = parts()
      day.categories = parts()
    } else {
      skipLine()
    }
    days.append(day)
  }

  private mutating func readSessions() {
    let date = date()
    let midnight = date.dayNumber * Milliseconds.perDay
    var left = int()
    if let since = scope.partsSince, date < since { return skipLine() }
    while left > 0, !isBroken {
      left -= 1
      let start = Instant(milliseconds: midnight &+ int())
      let length = int()
      let project = int()
      if start.milliseconds.magnitude > Self.farthest || !(0...Self.farthest).contains(length) {
        isBroken = true
      }
      sessions.append(
        Session(
          start: start, milliseconds: length, project: project == 0 ? nil : name(project),
          rowDate: date))
    }
  }

  /// To the end of the line.
  private mutating func skipLine() {
    guard position < bytes.count, let base = bytes.baseAddress,
      let end = memchr(base + position, 0x0A, bytes.count - position)
    else { return }
    position = UnsafeRawPointer(end) - UnsafeRawPointer(base)
  }

  private mutating func parts() -> [NamedTime] {
    let count = int()
    guard count > 0, count <= bytes.count - position else { return [] }
    var parts: [NamedTime] = []
    parts.reserveCapacity(count)
    for _ in 0..<count { parts.append(NamedTime(name: name(int()), milliseconds: int())) }
    return parts
  }

  private mutating func name(_ number: Int) -> String {
    guard names.indices.contains(number) else {
      isBroken = true
      return ""
    }
    return names[number]
  }

  private mutating func instant() -> Instant? {
    let milliseconds = int()
    return milliseconds == 0 ? nil : Instant(milliseconds: milliseconds)
  }

  /// More milliseconds than any date or length of ours.
  private static let farthest = 1_000_000_000_000_000

  private mutating func date() -> DateOnly {
    let number = int()
    if number.magnitude > Self.farthest / Milliseconds.perDay { isBroken = true }
    return DateOnly(dayNumber: isBroken ? 0 : number)
  }

  /// The next field: a tab and an integer.
  mutating func int() -> Int {
    guard position + 1 < bytes.count, bytes[position] == 0x09 else {
      isBroken = true
      return 0
    }
    position += 1
    let isNegative = bytes[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }
    var value = 0
    let start = position
    while position < bytes.count, case let digit = bytes[position] &- 0x30, digit < 10 {
      value = value &* 10 &+ Int(digit)
      position += 1
    }
    if position == start || position - start > 19 { isBroken = true }
    return isNegative ? 0 &- value : value
  }

  /// The next field: a tab and a text up to the end of the line.
  private mutating func text() -> String {
    guard position < bytes.count, bytes[position] == 0x09 else {
      isBroken = true
      return ""
    }
    let start = position + 1
    position = start
    var hasEscape = false
    while position < bytes.count, bytes[position] != 0x0A {
      if bytes[position] == 0x5C { hasEscape = true }
      position += 1
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    return hasEscape ? Self.unescaped(text) : text
  }

  private static func unescaped(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        scalars.append(scalar == "n" ? "\n" : scalar == "t" ? "\t" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}
