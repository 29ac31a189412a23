/// Where the month is heading (R23): what is done, today, and the usual work day for those ahead.
/// Milliseconds.
public struct MonthForecast: Hashable, Sendable {
  /// Nil: all projects, by day totals.
  public let project: String?
  /// Before today.
  public let monthToDate: Int
  public let today: Int
  public let forecast: Int?
  public let meanPerWorkDay: Int?
  /// Known work days of the last 28.
  public let samples: Int
  /// After today, to the end of the month.
  public let workDaysAhead: Int
  public let missing: Missing?

  public init(_ history: History, project: String? = nil, now: Instant) {
    let date = history.today(at: now)
    let yesterday = date.advanced(by: -1)
    let days = history.knownDays(
      in: .days(Thresholds.lookBackDays, endingOn: yesterday), upTo: yesterday
    ).filter { history.isWorkDay($0.date) }
    let sum = days.reduce(0) { $0 + $1.time(of: project) }
    let done = history.knownDays(in: date.startOfMonth...date, upTo: yesterday)
      .reduce(0) { $0 + $1.time(of: project) }
    let now = history.knownDays(in: date...date, upTo: date).first?.time(of: project) ?? 0
    let ahead = (date...date.endOfMonth).count { $0 > date && history.isWorkDay($0) }
    self.project = project
    samples = days.count
    workDaysAhead = ahead
    monthToDate = done
    today = now
    let needed = Thresholds.forecastSamples - days.count
    guard needed <= 0 else {
      (forecast, meanPerWorkDay, missing) = (nil, nil, .needsHistory(days: needed))
      return
    }
    // Everything times the count of samples, so that the mean is rounded once.
    let usualToday = history.isWorkDay(date) ? max(now * days.count, sum) : now * days.count
    forecast = Floor.halfUp(done * days.count + usualToday + sum * ahead, days.count)
    meanPerWorkDay = Floor.halfUp(sum, days.count)
    missing = nil
  }
}
