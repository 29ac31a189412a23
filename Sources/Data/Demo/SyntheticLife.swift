import Core

/// What is settled before a day is lived: dates, zones, holidays, projects, crunch weeks.
struct SyntheticLife {
  static let projects = ["atlas", "beacon", "cedar", "dune", "ember", "fjord"]

  let generator: HistoryGenerator
  let dates: [DateOnly]
  /// First moment of each date in its own zone, and the moment after its last; epoch milliseconds.
  let starts: [Int]
  let ends: [Int]
  let trip: DayRange?
  /// By project, the indices of its first and last day.
  let spans: [ClosedRange<Int>]
  let daysOff: [DayRange]
  let crunch: [DayRange]
  let driftIndex: Int
  let aiIndex: Int

  init(_ generator: HistoryGenerator) {
    self.generator = generator
    let first = generator.firstDate
    let count = generator.dayCount
    dates = (0..<count).map { first.advanced(by: $0) }
    trip = Self.trip(generator)
    (starts, ends) = Self.bounds(dates, generator: generator, trip: trip)
    spans = Self.spans(generator)
    daysOff = Self.daysOff(generator)
    crunch = Self.crunch(generator)
    driftIndex = count * 9 / 10
    aiIndex = count * 55 / 100
  }

  func zone(of date: DateOnly) -> String {
    guard let trip, trip.contains(date), let zone = generator.tripZone else {
      return generator.zone
    }
    return zone
  }

  private static func bounds(
    _ dates: [DateOnly], generator: HistoryGenerator, trip: DayRange?
  ) -> (starts: [Int], ends: [Int]) {
    let home = ZoneCalendar.named(generator.zone)
    let abroad = ZoneCalendar.named(generator.tripZone ?? generator.zone)
    var starts: [Int] = []
    var ends: [Int] = []
    var next: (date: DateOnly, abroad: Bool, start: Int)?
    for date in dates {
      let away = trip?.contains(date) ?? false
      let calendar = away ? abroad : home
      let known = next.flatMap { $0.date == date && $0.abroad == away ? $0.start : nil }
      starts.append(known ?? calendar.start(of: date).milliseconds)
      let end = calendar.end(of: date).milliseconds
      ends.append(end)
      next = (date.advanced(by: 1), away, end)
    }
    return (starts, ends)
  }

  /// Three or four weeks, in the second half but not at the very end.
  private static func trip(_ generator: HistoryGenerator) -> DayRange? {
    guard generator.tripZone != nil, generator.dayCount >= 120 else { return nil }
    var random = SeededRandom(seed: generator.seed, place: -1)
    let first = generator.firstDate.advanced(
      by: generator.dayCount * random.whole(60...75) / 100)
    return DayRange(first: first, last: first.advanced(by: random.whole(20...27)))
  }

  /// The first project lives throughout, two more to the end, the others come and go.
  private static func spans(_ generator: HistoryGenerator) -> [ClosedRange<Int>] {
    var random = SeededRandom(seed: generator.seed, place: -2)
    let half = generator.dayCount / 2
    return projects.indices.map { index in
      let from = random.whole(0...half)
      let to = random.whole(half...generator.dayCount)
      switch index {
      case 0: return 0...generator.dayCount
      case 1, 2: return from...generator.dayCount
      default: return from...to
      }
    }
  }

  /// Two holidays a year: one in summer, one around the new year.
  private static func daysOff(_ generator: HistoryGenerator) -> [DayRange] {
    let last = generator.firstDate.advanced(by: generator.dayCount - 1)
    var ranges: [DayRange] = []
    for year in generator.firstDate.year...last.year {
      var random = SeededRandom(seed: generator.seed, place: -100 - year)
      let month = random.whole(7...8)
      let holidays = [
        (DateOnly(year: year, month: month, day: random.whole(8...15)), random.whole(9...16)),
        (DateOnly(year: year, month: 12, day: 23), random.whole(7...11)),
      ]
      for (start, length) in holidays {
        guard let start, start <= last, start >= generator.firstDate else { continue }
        ranges += [DayRange(first: start, last: start.advanced(by: length - 1))].compactMap { $0 }
      }
    }
    return ranges
  }

  private static func crunch(_ generator: HistoryGenerator) -> [DayRange] {
    var random = SeededRandom(seed: generator.seed, place: -4)
    let half = generator.dayCount / 2
    let ranges = (0..<max(1, generator.dayCount / 260)).map { _ in
      let from = random.whole(min(30, half)...max(half, generator.dayCount - 25))
      let first = generator.firstDate.advanced(by: from)
      return DayRange(first: first, last: first.advanced(by: random.whole(7...16)))
    }
    return ranges.compactMap { $0 }.sorted { $0.first < $1.first }
  }
}
