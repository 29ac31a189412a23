import Core
import Features

/// The names that a format may hold in braces.
enum StatusPlaceholder: String, CaseIterable {
  case text
  case today
  case goal
  case percent
  case left
  case ring
  case state
  case streak
  case week
  case weekgoal
  case weekpercent
  case weekleft
  case pace
  case share
  case projection
  case goalat
  case window
  case asof
  case old
  case date

  /// A line for the help.
  var meaning: String {
    switch self {
    case .text: "the line that is printed without --format"
    case .today: "today's time, 2h 13m; – without a row for today"
    case .goal: "the daily goal, 4h 00m, or no goal"
    case .percent: "today's ring, 55 %; – without a goal or without a row for today"
    case .left: "what is left to the daily goal, 1h 47m"
    case .ring: "one character: ○ ◔ ◑ ◕ ●, – rest day, F day off, · no goal, ? no row yet"
    case .state: "still open, goal met, rest day, day off, no daily goal"
    case .streak: "days in a row that met their goal, 3"
    case .week: "this week's time, 15h 35m"
    case .weekgoal: "the week's goal, 20h 00m, or no goal"
    case .weekpercent: "the week's ring, 77 %"
    case .weekleft: "what is left to the week's goal, 4h 24m"
    case .pace: "on pace, behind, out of reach this week, week goal met"
    case .share: "what the week still asks of today, 2h 12m"
    case .projection: "where today is heading, 4h 40m; – before it can be said"
    case .goalat: "when the goal is usually reached, 17:35; – where it is not"
    case .window: "before, inside or after the working window; none on a rest day"
    case .asof: "when the figures were read, 14:30 or 3 Dec 14:30"
    case .old: "old where that is more than 3 hours ago, else nothing"
    case .date: "today's date, 2026-07-08"
    }
  }

  func text(_ figures: StatusFigures) -> String {
    let (ring, week, pace) = (figures.ring, figures.week, figures.pace)
    return switch self {
    case .text: figures.line
    case .today: figures.totalText
    case .goal: ring.goalText
    case .percent: ring.isKnown ? ring.percentText : "–"
    case .left: ring.isKnown ? ring.leftText : "–"
    case .ring: figures.ringSign
    case .state: ring.status.words
    case .streak: "\(figures.streak.current)"
    case .week: week.totalText
    case .weekgoal: week.goalText
    case .weekpercent: week.percentText
    case .weekleft: pace.remainingText
    case .pace: pace.words
    case .share: pace.todayLeftText
    case .projection: figures.projected.map(DurationText.text) ?? "–"
    case .goalat: figures.goalAtMinute.map { ClockText.text(minute: $0) } ?? "–"
    case .window: figures.window.rawValue
    case .asof: figures.asOfText
    case .old: figures.isOld ? "old" : ""
    case .date: figures.today.description
    }
  }
}
