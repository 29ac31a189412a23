/// Which clock labels lie inside the working window, by the calendar day of the label (R8).
///
/// A window over midnight belongs to the day it starts on: that day's goals and rest days decide.
struct WindowLabels {
  private let history: History
  private var known: [Int: Range<Int>?] = [:]

  init(_ history: History) {
    self.history = history
  }

  /// Milliseconds of a piece inside a window.
  mutating func inside(_ piece: ClockPiece) -> Int {
    var total = 0
    piece.cut(every: Milliseconds.perDay) { day, part in
      let own = window(startingOn: day)
      let before = window(startingOn: day - 1)
      let ownTime = own.map { part.overlap($0.lowerBound, $0.upperBound) } ?? 0
      let spill = before.map { part.overlap($0.lowerBound, $0.upperBound) } ?? 0
      total += ownTime + spill
      // A window that was moved can overlap the end of yesterday's: count once.
      if let own, let before, ownTime > 0, spill > 0 {
        let both = own.clamped(to: before)
        total -= part.overlap(both.lowerBound, both.upperBound)
      }
    }
    return total
  }

  /// Labels in milliseconds since the epoch; nil on rest days, days off and without a window.
  private mutating func window(startingOn day: Int) -> Range<Int>? {
    if let window = known[day] { return window }
    let date = DateOnly(dayNumber: day)
    let config = history.goal(on: date)
    var window: Range<Int>?
    if history.isWorkDay(date), !config.isWindowOff {
      let start = day * Milliseconds.perDay + config.windowStartMinute * Milliseconds.perMinute
      window = start..<(start + config.windowLengthMinutes * Milliseconds.perMinute)
    }
    known.updateValue(window, forKey: day)
    return window
  }
}
