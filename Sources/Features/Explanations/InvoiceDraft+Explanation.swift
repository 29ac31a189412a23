import Core

/// R24: hours as money.
extension InvoiceDraft {
  public var currency: String { request.settings.currency }

  public func explanation(title: String, _ history: History, now: Instant) -> Explanation {
    Explanation(
      title: title, meaning: "What the hours of these projects are worth at your rates.",
      formula:
        "Each project's time is rounded to hours, \(roundingWords); printed hours times rate "
        + "is the amount, rounded to the currency's smallest unit. The total is the sum of what is "
        + "printed.",
      inputs: [.init("days", DateText.range(request.range))]
        + lines.map { .init($0.project, $0.words(currency)) } + [
          .init("net", "\(Money.text(net, currency: currency)) \(currency)"),
          .init("tax", taxes.isEmpty ? "none set" : Money.text(tax, currency: currency)),
          .init("total", "\(Money.text(gross, currency: currency)) \(currency)"),
          .init("zone of the days", history.zone),
        ],
      days: DayEntry.list(request.range, in: history, now: now),
      threshold:
        "Rates and rounding are yours, in the settings. This is a draft: no number, no tax "
        + "or legal advice. Time from WakaTime.",
      missing: lines.isEmpty ? "no project with time has a rate: set one in 4 Settings" : nil)
  }

  /// `to 0.01 h, nearest, per line`.
  var roundingWords: String {
    let settings = request.settings
    let step =
      settings.increment == .exact ? "0.01 h" : "\(settings.increment.rawValue) min"
    return "to \(step), \(settings.mode.rawValue), "
      + (settings.granularity == .line ? "per line" : "per project and day")
  }
}

extension InvoiceLine {
  /// `30h 11m → 30.18 h × 80.00 = 2414.40`.
  func words(_ currency: String) -> String {
    "\(DurationText.text(rawMilliseconds)) → \(HourRounding.text(hundredths: hundredths)) h × "
      + "\(Money.text(rate.hourly, decimals: 2)) = \(Money.text(amount, currency: currency))"
  }

  func explanation(_ draft: InvoiceDraft, _ history: History, now: Instant) -> Explanation {
    Explanation(
      title: "\(project) on the draft",
      meaning: "One project under one rate, as it would stand on the invoice.",
      formula: "Raw time rounded \(draft.roundingWords), then printed hours times rate. Exact "
        + "multiples of the step never move.",
      inputs: [
        .init("raw time", DurationText.text(rawMilliseconds)),
        .init("billed", HourRounding.text(hundredths: hundredths) + " h"),
        .init("rate", Money.text(rate.hourly, decimals: 2)),
        .init("in force since", DateText.full(rate.from)),
        .init("amount", "\(Money.text(amount, currency: draft.currency)) \(draft.currency)"),
      ],
      days: DayEntry.list(firstDay...lastDay, in: history, now: now) { date in
        let time = history.day(date)?.time(of: project) ?? 0
        return time > 0 ? "\(project) \(DurationText.text(time))" : ""
      }, threshold: "Rates and rounding are yours, in the settings.")
  }
}
