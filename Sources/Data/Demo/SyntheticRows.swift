import Core

/// Cuts stretches at local midnight and adds them up into rows.
struct SyntheticRows {
  let life: SyntheticLife
  let until: Instant?
  let overlaps: Bool

  /// The date of `until`; a month after the last date where every day is complete.
  private let today: DateOnly

  init(life: SyntheticLife, until: Instant?, overlaps: Bool) {
    self.life = life
    self.until = until
    self.overlaps = overlaps
    let index = until.flatMap { until in
      life.ends.firstIndex { $0 > until.milliseconds }
    }
    let later = life.generator.firstDate.advanced(by: life.dates.count + 30)
    today = index.map { life.dates[$0] } ?? later
  }

  func history(of stretches: [Stretch]) -> GeneratedHistory {
    let pieces = cut(stretches)
    var days: [DayStat] = []
    var sessions: [Session] = []
    var missing: [DateOnly] = []
    var unreadable: [DateOnly] = []
    for (index, date) in life.dates.enumerated() {
      if let until, life.starts[index] > until.milliseconds { break }
      var random = SeededRandom(seed: life.generator.seed &+ 1, place: date.dayNumber)
      let isToday = until.map { $0.milliseconds < life.ends[index] } ?? false
      if random.chance(life.generator.missingShare), !isToday {
        missing.append(date)
        continue
      }
      let isBad = random.chance(life.generator.unreadableShare) && !isToday
      if isBad { unreadable.append(date) }
      let day = stat(index, pieces[index], isToday: isToday, isBad: isBad, random: &random)
      days.append(day)
      for piece in pieces[index] where !isBad {
        sessions.append(
          Session(
            start: Instant(milliseconds: piece.start), milliseconds: piece.end - piece.start,
            project: SyntheticLife.projects[piece.project], rowDate: date))
      }
    }
    return GeneratedHistory(
      days: days, sessions: sessions, daysOff: life.daysOff, crunch: life.crunch,
      driftFrom: life.dates[life.driftIndex], aiFrom: life.dates[life.aiIndex], trip: life.trip,
      missing: missing, unreadable: unreadable)
  }

  /// The pieces of each day; a stretch over midnight becomes two.
  private func cut(_ stretches: [Stretch]) -> [[Stretch]] {
    var pieces = [[Stretch]](repeating: [], count: life.dates.count)
    var index = 0
    for stretch in stretches {
      while index < life.dates.count, life.ends[index] <= stretch.start { index += 1 }
      var place = index
      while place < life.dates.count, life.starts[place] < stretch.end {
        let limit = min(life.ends[place], until?.milliseconds ?? .max)
        let piece = Stretch(
          start: max(stretch.start, life.starts[place]), end: min(stretch.end, limit),
          project: stretch.project)
        if piece.end > piece.start { pieces[place].append(piece) }
        place += 1
      }
    }
    return pieces
  }

  private func stat(
    _ index: Int, _ pieces: [Stretch], isToday: Bool, isBad: Bool, random: inout SeededRandom
  ) -> DayStat {
    let date = life.dates[index]
    let total = isBad ? 0 : wallClock(pieces)
    var day = DayReading(
      date: date,
      total: isBad ? .unreadable("the row holds no data") : .known(milliseconds: total))
    let closing = DayStateRule.closing(end: Instant(milliseconds: life.ends[index]))
    let written = min(closing, until ?? closing)
    if !isBad {
      day.projects = projects(pieces)
      day.categories = categories(index, total: total, random: &random)
      day.zone = life.zone(of: date)
    }
    day.updatedAt = written
    day.fetchedAt = until ?? written
    day.isClosed = written >= closing
    return DayStateRule.stat(day, today: today, now: until ?? written)
  }

  /// The union of the pieces: equal to their sum unless two run at the same time (G4).
  private func wallClock(_ pieces: [Stretch]) -> Int {
    var total = 0
    var covered = Int.min
    for piece in pieces {
      total += max(0, piece.end - max(piece.start, covered))
      covered = max(covered, piece.end)
    }
    return total
  }

  private func projects(_ pieces: [Stretch]) -> [NamedTime] {
    var totals = [Int](repeating: 0, count: SyntheticLife.projects.count)
    for piece in pieces { totals[piece.project] += piece.end - piece.start }
    return totals.indices.filter { totals[$0] > 0 }
      .map { NamedTime(name: SyntheticLife.projects[$0], milliseconds: totals[$0]) }
      .sorted { ($1.milliseconds, $0.name) < ($0.milliseconds, $1.name) }
  }

  /// Categories partition the day. AI coding is unknown before its first day and then rises.
  private func categories(_ index: Int, total: Int, random: inout SeededRandom) -> [NamedTime] {
    guard total > 0 else { return [] }
    var left = total
    var parts: [NamedTime] = []
    func take(_ name: String, _ share: Double) {
      let part = min(left, Int(Double(total) * share))
      guard part > 0 else { return }
      parts.append(NamedTime(name: name, milliseconds: part))
      left -= part
    }
    if index >= life.aiIndex {
      let age = Double(index - life.aiIndex) / 400
      take("AI Coding", min(0.75, 0.05 + 0.4 * age) * random.uniform(0.6, 1.4))
    }
    take("Writing Docs", random.uniform(0, 0.12))
    take("Writing Tests", random.uniform(0, 0.15))
    take("Debugging", random.chance(0.3) ? random.uniform(0, 0.2) : 0)
    if left > 0 { parts.append(NamedTime(name: "Coding", milliseconds: left)) }
    return parts.sorted { ($1.milliseconds, $0.name) < ($0.milliseconds, $1.name) }
  }
}
