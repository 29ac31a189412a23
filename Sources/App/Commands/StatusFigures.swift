import Core
import Features

/// What `codingfit status` can say, by the rules of the Today pane.
struct StatusFigures {
  /// Milliseconds after which figures count as old. CHOICE: a sync by cron runs every half hour.
  static let freshFor = 3 * 60 * Milliseconds.perMinute

  let history: History
  let now: Instant
  let today: DateOnly
  let ring: Ring
  let week: WeekRing
  let pace: RequiredPace
  let projection: Projection
  let streak: Streak
  let window: WindowState
  let asOf: Instant?

  init(_ history: History, asOf: Instant?, now: Instant) {
    let today = history.today(at: now)
    self.history = history
    self.now = now
    self.today = today
    self.asOf = asOf
    ring = Ring(of: today, in: history, now: now)
    week = WeekRing(holding: today, in: history, now: now)
    pace = RequiredPace(history, now: now)
    projection = Projection(history, now: now)
    streak = Streak(history, now: now)
    window = WindowState(history, now: now)
  }

  /// The last sync is long ago.
  var isOld: Bool {
    asOf.map { now.milliseconds - $0.milliseconds > Self.freshFor } ?? true
  }

  var totalText: String { ring.totalText }

  /// Where today is heading; nil as long as today has no row to add to.
  var projected: Int? { ring.isKnown ? projection.projected : nil }

  var goalAtMinute: Int? { ring.isKnown ? projection.goalAtMinute : nil }

  /// `14:30`, `3 Dec 14:30`; – where nothing was ever read.
  var asOfText: String {
    guard let asOf else { return "–" }
    let zone = history.displayZone
    let date = zone.date(of: asOf)
    let clock = ClockText.text(asOf, in: zone)
    return date == today ? clock : "\(DateText.dayMonth(date)) \(clock)"
  }

  /// One character: how far round the ring is, or why there is none.
  var ringSign: String {
    switch ring.status {
    case .pending, .met: quarter ?? ring.status.symbol
    default: ring.status.symbol
    }
  }

  private var quarter: String? {
    guard ring.isKnown else { return "?" }
    return ring.percent.map { ["○", "◔", "◑", "◕"][min(3, $0 / 25)] }.map {
      ring.percent ?? 0 >= 100 ? "●" : $0
    }
  }

  /// The line without a format; old figures say from when they are.
  var line: String {
    isOld ? "\(plainLine) (as of \(asOfText))" : plainLine
  }

  private var plainLine: String {
    guard ring.isKnown else {
      switch ring.status {
      case .rest, .off: return "\(ringSign) \(ring.status.words)"
      default: return "? no data for today yet"
      }
    }
    switch ring.status {
    case .rest, .off: return "\(ringSign) \(totalText), \(ring.status.words)"
    case .noGoal: return totalText
    default:
      let goal = "\(ringSign) \(totalText) of \(ring.goalText)"
      return ring.percent.map { "\(goal), \(PercentText.goal($0))" } ?? goal
    }
  }
}
