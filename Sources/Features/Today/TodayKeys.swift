import Terminal

/// The keys of the Today pane.
public enum TodayKeys {
  public static let keymap = Keymap<TodayCommand>([
    .init(
      [Key(.left), Key("h")], .earlier, label: "←→", hint: "day",
      help: "Go back by a day, or by the range shown."),
    .init([Key(.right), Key("l")], .later, label: "→ l", help: "Go forward by a day or range."),
    .init(
      [Key(.down), Key("j")], .nextFigure, label: "↑↓", hint: "number",
      help: "Select the next number."),
    .init([Key(.up), Key("k")], .previousFigure, label: "↑ k", help: "Select the number before."),
    .init(
      [Key(.enter)], .enter, label: "Enter", hint: "detail",
      help: "Explain the selected number, then show its days. Without one: the day in detail."),
    .init(
      [Key("f")], .toggleDayOff, label: "f", hint: "day off", help: "Mark or unmark a day off."),
    .init([Key("t")], .today, label: "t", hint: "today", help: "Back to today."),
    .init([Key("d")], .showDay, label: "d", help: "Show one day."),
    .init([Key("w")], .showWeek, label: "w", help: "Show the week of the day."),
    .init([Key("m")], .showMonth, label: "m", help: "Show its month."),
    .init([Key("y")], .showYear, label: "y", help: "Show its year."),
    .init([Key(.escape)], .back, label: "Esc", help: "Close what is open, step by step."),
  ])
}
