/// A stretch of work without a break of more than 15 minutes (R9). Milliseconds.
public struct FocusBlock: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case short
    /// 25 minutes of active time and more.
    case focus
    /// 50 minutes and more.
    case deep
  }

  public let start: Instant
  public let end: Instant
  /// The union of its sessions.
  public let active: Int
  /// Changes of project, sessions under a minute left out (R10).
  public let switches: Int
  /// Time by project, most first.
  public let projects: [NamedTime]
  /// The row its first session came in.
  public let date: DateOnly

  public var span: Int { end.milliseconds - start.milliseconds }

  public var kind: Kind {
    if active >= Thresholds.deepActive { return .deep }
    return active >= Thresholds.focusActive ? .focus : .short
  }

  /// Takes sessions by start that belong together.
  init?(_ sessions: ArraySlice<Session>) {
    guard let first = sessions.first else { return nil }
    var active = 0
    var switches = 0
    var covered = first.start.milliseconds
    var previous: Session?
    var times: [String: Int] = [:]
    for session in sessions {
      let end = session.end.milliseconds
      active += max(0, end - max(covered, session.start.milliseconds))
      covered = max(covered, end)
      if let project = session.project { times[project, default: 0] += session.milliseconds }
      guard session.milliseconds >= Thresholds.flicker else { continue }
      if let previous, previous.project != session.project { switches += 1 }
      previous = session
    }
    start = first.start
    end = Instant(milliseconds: covered)
    date = first.rowDate
    self.active = active
    self.switches = switches
    projects = NamedTime.mostFirst(times)
  }

  /// The blocks of a range of rows, by start. Neighbouring rows join where the gap allows.
  public static func blocks(
    _ history: History, in range: ClosedRange<DateOnly>, now: Instant
  ) -> [FocusBlock] {
    let rows = history.rows(in: range, upTo: history.today(at: now))
    guard let first = rows.first, let last = rows.last else { return [] }
    let slice = history.index.sessions[first.sessions.lowerBound..<last.sessions.upperBound]
    let sessions = slice.sorted { $0.start < $1.start }
    var blocks: [FocusBlock] = []
    var from = 0
    var covered = Int.min
    for (place, session) in sessions.enumerated() {
      if place > from, session.start.milliseconds - covered > Thresholds.blockGap {
        if let block = FocusBlock(sessions[from..<place]) { blocks.append(block) }
        from = place
      }
      covered = max(covered, session.end.milliseconds)
    }
    if let block = FocusBlock(sessions[from...]) { blocks.append(block) }
    return blocks
  }
}
