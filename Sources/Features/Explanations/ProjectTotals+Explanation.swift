import Core

/// R23: the time of a month by project.
extension ProjectTotals {
  public func explanation(_ history: History, now: Instant) -> Explanation {
    Explanation(
      title: "Time on projects", meaning: "What the projects of these days add up to.",
      formula: "Each project in full. Where projects overlap they add up to more than the days; "
        + "time without a project is only in the days. Minutes of the rows are shared out so that "
        + "the column adds up to this total.",
      inputs: [
        .init("days", DateText.range(range)), .init("sum of projects", DurationText.text(sum)),
        .init("sum of day totals", DurationText.text(dayTotal)),
        .init("projects", "\(rows.count)"),
      ], days: DayEntry.list(range, in: history, now: now),
      missing: rows.isEmpty ? "no project time in these days" : nil)
  }
}

extension ProjectsRow {
  public var lastWeekText: String {
    "last week \(DurationText.text(weeks.dropLast().last ?? 0))"
  }

  public func explanation(_ history: History, now: Instant) -> Explanation {
    let lines = draft.lines.map {
      Explanation.Input(
        "rate from \(DateText.full($0.rate.from))",
        "\(HourRounding.text(hundredths: $0.hundredths)) h × "
          + "\(Money.text($0.rate.hourly, decimals: 2)) = "
          + Money.text($0.amount, currency: draft.currency))
    }
    return Explanation(
      title: name, meaning: "Time on this project, and what it is worth so far.",
      formula:
        "Hours are rounded first, then multiplied by the rate in force on their day: what is "
        + "printed is what is charged. The month forecast adds the usual work day for the days "
        + "ahead.",
      inputs: [
        .init("time", DurationText.text(time.milliseconds)),
        .init("share of all projects", time.share.map(PercentText.precise) ?? "–"),
      ] + lines + [
        .init("so far", "\(amountText) \(draft.currency)"),
        .init("month heads for", forecast?.text ?? "only for this month"),
        .init("that is", "\(forecastText) \(draft.currency)"),
        .init("days not settled", openDays(in: history)),
      ],
      days: DayEntry.list(draft.request.range, in: history, now: now) {
        billing(of: $0, in: history)
      }, threshold: "Rates are yours, in the settings. A rate of 0 is free of charge.",
      missing: hasRate ? forecast?.missing?.sentence : "no rate: set one in 4 Settings")
  }

  public func weeksExplanation(_ history: History, now: Instant) -> Explanation {
    Explanation(
      title: "\(name), week by week", meaning: "Time on this project in each of 12 weeks.",
      formula: "The sum of the project's time in the days of each week; the last week still runs.",
      inputs: weeks.enumerated().map { index, time in
        .init(
          index == weeks.count - 1 ? "this week" : "\(weeks.count - 1 - index) before",
          DurationText.text(time))
      },
      days: DayEntry.last(7 * weeks.count, endingOn: history.today(at: now), in: history, now: now)
      {
        note($0, in: history)
      })
  }

  /// `of it 1h 10m → 1.25 h billed, may grow`: raw time, hours where days are rounded one by one,
  /// and what may still change. Not the name, which may be long and is the title.
  private func billing(of date: DateOnly, in history: History) -> String {
    guard let day = history.day(date), case let time = day.time(of: name), time > 0 else {
      return ""
    }
    let settings = draft.request.settings
    let rounding = HourRounding(increment: settings.increment, mode: settings.mode)
    let hours = HourRounding.text(hundredths: rounding.hundredths(time))
    var words = "of it \(DurationText.text(time))"
    if hasRate, settings.granularity == .day { words += " → \(hours) h" }
    let isBilled = draft.request.issued.contains { $0.project == name && $0.days.contains(date) }
    if isBilled { words += " billed" }
    switch day.state {
    case .open: words += ", may grow"
    case .partial: words += ", still runs"
    case .noRow, .unreadable, .zero, .settled: break
    }
    return words
  }

  private func openDays(in history: History) -> String {
    let days = history.days(in: draft.request.range).filter {
      ($0.state == .open || $0.state == .partial) && $0.time(of: name) > 0
    }
    guard let first = days.first else { return "none" }
    return "\(days.count), from \(DateText.dayMonth(first.date))"
  }

  private func note(_ date: DateOnly, in history: History) -> String {
    let time = history.day(date)?.time(of: name) ?? 0
    return time > 0 ? "\(name) \(DurationText.text(time))" : ""
  }
}
