import Core

extension ProjectsContent {
  /// The pane in words: the month's figures, then a line a project.
  public var plain: PlainText {
    var text = PlainText("Projects, \(DateText.monthYear(month))")
    let sums: Set<FigureID> = [.monthTotal, .monthCoded, .monthForecast, .monthAmount]
    text.add(figures.filter { sums.contains($0.id) })
    text.heading("Most time first, money in \(currency)")
    for row in rows { text.add(row.plain) }
    return text
  }
}

extension ProjectsRow {
  /// `atlas: 35h 37m, 36 %, rate 95.00, amount 3383.90, heads for 4001.40`.
  var plain: String {
    var parts = [total, percent]
    if hasRate {
      parts += ["rate \(rateText)", "amount \(amountText)"]
      if forecastAmount != nil { parts.append("heads for \(forecastText)") }
    } else {
      parts.append("no rate")
    }
    return "\(name): \(parts.joined(separator: ", "))"
  }
}
