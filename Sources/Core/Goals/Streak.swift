/// Days in a row that met their goal (R3). Rest days, days off and today neither break nor extend.
public struct Streak: Hashable, Sendable {
  public let current: Int
  /// First met day of the current run.
  public let currentStart: DateOnly?
  public let longest: Int
  public let longestStart: DateOnly?
  /// Last met day of the longest run; of two equal runs the later.
  public let longestEnd: DateOnly?
  /// The run goes on only if today's goal is still met.
  public let isAtRisk: Bool
  /// Days without data inside and after the current run, which are bridged and told.
  public let unknownBridged: Int

  public init(_ history: History, now: Instant) {
    let today = history.today(at: now)
    var run = Run()
    if let first = history.firstKnownDay(upTo: today) {
      for date in first...today {
        run.take(DayStatus(of: date, in: history, today: today), on: date)
      }
    }
    current = run.length
    currentStart = run.start
    longest = run.longest
    longestStart = run.longestStart
    longestEnd = run.longestEnd
    unknownBridged = run.bridged
    isAtRisk = run.length > 0 && DayStatus(of: today, in: history, today: today) == .pending
  }
}

extension Streak {
  /// The run as it stands while days are read in order.
  private struct Run {
    var length = 0
    var start: DateOnly?
    var bridged = 0
    var unknown = 0
    var longest = 0
    var longestStart: DateOnly?
    var longestEnd: DateOnly?

    mutating func take(_ status: DayStatus, on date: DateOnly) {
      switch status {
      case .met: extend(on: date)
      case .missed:
        end()
        unknown = 0
      case .unknown:
        unknown += 1
        if unknown > Thresholds.bridgedUnknownDays {
          end()
        } else if length > 0 {
          bridged += 1
        }
      case .rest, .off, .noGoal, .pending, .future: break
      }
    }

    private mutating func extend(on date: DateOnly) {
      unknown = 0
      length += 1
      start = start ?? date
      guard length >= longest else { return }
      (longest, longestStart, longestEnd) = (length, start, date)
    }

    private mutating func end() {
      length = 0
      start = nil
      bridged = 0
    }
  }
}
