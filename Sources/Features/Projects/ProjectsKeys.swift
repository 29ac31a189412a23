import Terminal

/// The keys of the Projects pane.
public enum ProjectsKeys {
  public static let keymap = Keymap<ProjectsCommand>([
    .init(
      [Key(.down), Key("j")], .nextFigure, label: "↑↓", hint: "project",
      help: "Select the next project or number."),
    .init([Key(.up), Key("k")], .previousFigure, label: "↑ k", help: "Select the one before."),
    .init(
      [Key(" ")], .toggle, label: "Space", hint: "draft",
      help: "Take the selected project onto the draft invoice, or off it."),
    .init(
      [Key("A")], .toggleAll, label: "A", help: "Draft every project that has a rate, or none."),
    .init([Key(.left), Key("h")], .earlier, label: "←→", hint: "month", help: "Go back a month."),
    .init([Key(.right), Key("l")], .later, label: "→ l", help: "Go forward a month."),
    .init(
      [Key(.enter)], .enter, label: "Enter", hint: "explain",
      help: "Explain the selected number, then show its days."),
    .init([Key("t")], .thisMonth, label: "t", hint: "this month", help: "Back to this month."),
    .init([Key(.escape)], .back, label: "Esc", help: "Close what is open, step by step."),
  ])
}
