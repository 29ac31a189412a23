import Core

/// R3: days in a row that met their goal.
extension Streak {
  public func explanation(_ history: History, now: Instant) -> Explanation {
    let days = runDays(history, now: now)
    func count(_ status: DayStatus) -> String { "\(days.count { $0.status == status })" }
    return Explanation(
      title: "Streak", meaning: "Days in a row that met their goal.",
      formula: "Rest days, days off and today neither break nor lengthen it. Up to "
        + "\(Thresholds.bridgedUnknownDays) days without data in a row are bridged and told.",
      inputs: [
        .init("current", Self.days(current)),
        .init("since", currentStart.map(DateText.full) ?? "–"),
        .init("rest days inside", count(.rest)), .init("days off inside", count(.off)),
        .init("without data, bridged", "\(unknownBridged)"),
        .init("best", Self.days(longest)),
        .init("best ended", longestEnd.map(DateText.full) ?? "–"),
      ], days: days,
      threshold: "The daily goal in force on each day: raising it never rewrites the past.",
      missing: current == 0 ? "no run is open; the next day that meets its goal starts one" : nil)
  }

  public func longestExplanation(_ history: History, now: Instant) -> Explanation {
    var days: [DayEntry] = []
    if let first = longestStart, let last = longestEnd {
      days = (first...last).reversed().map { DayEntry($0, in: history, now: now) }
    }
    return Explanation(
      title: "Best streak", meaning: "Your longest run of days that met their goal.",
      formula: "The same count over the whole history; of two equal runs the later.",
      inputs: [
        .init("days that met the goal", "\(longest)"),
        .init("from", longestStart.map(DateText.full) ?? "–"),
        .init("to", longestEnd.map(DateText.full) ?? "–"),
      ], days: days, missing: longest == 0 ? "no day has met its goal yet" : nil)
  }

  public static func days(_ count: Int) -> String { count == 1 ? "1 day" : "\(count) days" }

  private func runDays(_ history: History, now: Instant) -> [DayEntry] {
    guard let first = currentStart else { return [] }
    return (first...max(first, history.today(at: now))).reversed().map {
      DayEntry($0, in: history, now: now)
    }
  }
}

extension WeekStreak {
  public func explanation(_ history: History, now: Instant) -> Explanation {
    Explanation(
      title: "Weeks in a row", meaning: "Closed weeks in a row that met their goal.",
      formula: "The open week and weeks that began before your first day, were wholly off or hold "
        + "days without data neither break nor lengthen it.",
      inputs: [.init("current", "\(current)"), .init("best", "\(longest)")],
      threshold: "Each week's goal, less its days off.")
  }
}
