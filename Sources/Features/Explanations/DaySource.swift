import Core

/// Where a day's row comes from (G3, G5).
public enum DaySource {
  /// The state of a row in words; what the row itself says about the day.
  public static func words(_ day: DayStat?, isFuture: Bool = false) -> String {
    switch day?.state {
    case nil, .noRow: isFuture ? "not yet" : "no row: unknown, not zero"
    case .unreadable(let reason): "unreadable: \(reason)"
    case .zero: "a row of nothing"
    case .partial: "the day still runs"
    case .open: "may still change on the server"
    case .settled: "settled"
    }
  }

  /// A mark in words.
  public static func words(_ mark: DayMark) -> String {
    switch mark {
    case .negativeTotal: "the total was below zero and counts as nothing"
    case .over24Hours: "more than 24 hours in one day"
    case .sessionsIncomplete: "sessions and total differ: part of the day is missing"
    case .totalFromSessions: "no total, so the sessions stand in (≈)"
    case .unknownZone: "the row's time zone is unknown here"
    case .unnamedPart: "a part without a name"
    case .duplicateRow: "the server sent the day twice; the newer row counts"
    case .sessionOutsideDay: "a session begins on another date"
    case .inFuture: "dated after today: not counted"
    case .imported: "imported from a file"
    }
  }

  /// `read before: 15m on 4 Mar 09:12, …`; nil where the total never changed.
  public static func words(_ earlier: [EarlierTotal], in history: History) -> String? {
    guard !earlier.isEmpty else { return nil }
    let totals = earlier.map { total in
      "\(DurationText.text(total.milliseconds)) on \(moment(total.readAt, in: history) ?? "?")"
    }
    return "read before: " + totals.joined(separator: ", ")
  }

  /// `25 Jun 14:30` as the clock of the history's zone shows it.
  public static func moment(_ instant: Instant?, in history: History) -> String? {
    guard let instant else { return nil }
    let zone = history.displayZone
    return "\(DateText.dayMonth(zone.date(of: instant))) \(ClockText.text(instant, in: zone))"
  }

  public static func explanation(
    of date: DateOnly, in history: History, now: Instant
  ) -> Explanation {
    let day = history.day(date)
    let marks = (day?.marks ?? []).map(words).sorted()
    return Explanation(
      title: DateText.day(date) + " \(date.year)",
      meaning: "One row of the server's table is one day; its date is final.",
      formula: "A session belongs to the row it came in, in the row's own time zone.",
      inputs: [
        .init("row", words(day, isFuture: date > history.today(at: now))),
        .init("changed on the server", moment(day?.updatedAt, in: history) ?? "not told"),
        .init("read", moment(day?.fetchedAt, in: history) ?? "–"),
        .init("time zone", day?.zone ?? history.zone),
      ] + marks.map { .init("note", $0) }, days: [DayEntry(date, in: history, now: now)],
      missing: day == nil ? "no row for this date: the day is unknown, which is not zero" : nil)
  }
}

extension DaySource {
  /// One line on the row itself: its state, when it changed and was read, what is odd about it.
  public static func line(_ day: DayStat?, in history: History) -> String {
    guard let day else { return words(day) }
    let parts = [
      words(day), moment(day.updatedAt, in: history).map { "changed \($0)" },
      moment(day.fetchedAt, in: history).map { "read \($0)" },
    ]
    let marks = day.marks.map(words).sorted()
    return (parts.compactMap(\.self) + marks).joined(separator: " · ")
  }
}
