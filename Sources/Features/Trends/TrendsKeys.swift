import Terminal

/// The keys of the Trends pane.
public enum TrendsKeys {
  public static let keymap = Keymap<TrendsCommand>([
    .init([Key("d")], .showDays, label: "d w m y", hint: "range", help: "Chart the last days."),
    .init([Key("w")], .showWeek, label: "w", help: "Chart the week of the selected day."),
    .init([Key("m")], .showMonth, label: "m", help: "Chart its month."),
    .init([Key("y")], .showYear, label: "y", help: "Chart its year, month by month."),
    .init(
      [Key(.left), Key("h")], .earlier, label: "←→", hint: "move",
      help: "Go back by a day, or by the range shown."),
    .init([Key(.right), Key("l")], .later, label: "→ l", help: "Go forward by a day or range."),
    .init(
      [Key(.down), Key("j")], .nextFigure, label: "↑↓", hint: "number",
      help: "Select the next number; the pane follows it."),
    .init([Key(.up), Key("k")], .previousFigure, label: "↑ k", help: "Select the number before."),
    .init(
      [Key("b")], .burnout, label: "b", hint: "burnout",
      help: "The strain signal and the burnout panel in detail; again: everything."),
    .init([Key("a")], .ai, label: "a", hint: "AI", help: "AI time week by week."),
    .init(
      [Key("o")], .hours, label: "o", hint: "hours",
      help: "Hours: chart, best hours, weeks and the year."),
    .init(
      [Key(.enter)], .enter, label: "Enter", hint: "explain",
      help: "Explain the selected number, then show its days."),
    .init([Key("t")], .today, label: "t", hint: "today", help: "Back to today."),
    .init([Key(.escape)], .back, label: "Esc", help: "Close what is open, step by step."),
  ])
}
