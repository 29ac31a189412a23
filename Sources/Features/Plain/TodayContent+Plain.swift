import Core

extension TodayContent {
  /// The pane in words: its figures, then the last four weeks day by day.
  public var plain: PlainText {
    var text = PlainText("Today, \(DateText.day(day.date)) \(day.date.year)")
    text.add("State: \(day.ring.status.words)")
    text.add(figures, without: [.dayDate, .weekDays, .year, .recentDays])
    text.heading("The last days, newest first")
    for entry in entries { text.add(entry.plain) }
    return text
  }
}

extension DayEntry {
  /// `Thu 25 Jun 2026: 2h 13m, 55 %, still open`.
  var plain: String {
    let known = total == "–" ? nil : total
    let parts = [known, percent, status.words, note.isEmpty ? nil : note].compactMap(\.self)
    return "\(DateText.day(date)) \(date.year): \(parts.joined(separator: ", "))"
  }
}
