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
    .init(
      [Key("p")], .nextPeriod, label: "p", hint: "period",
      help: "Month, week, quarter, or days you type."),
    .init([Key("/")], .filter, label: "/", hint: "filter", help: "Show some projects by name."),
    .init(
      [Key("e")], .editRate, label: "e", hint: "rate",
      help: "Change the selected project's rate from today on."),
    .init([Key("t")], .thisMonth, label: "t", hint: "this month", help: "Back to this month."),
    .init([Key(.escape)], .back, label: "Esc", help: "Close what is open, step by step."),
  ])

  /// What leads to invoices.
  public enum Invoices: Hashable, Sendable {
    case draft
    case list
  }

  public static let invoices = Keymap<Invoices>([
    .init(
      [Key("i")], .draft, label: "i", hint: "invoice",
      help: "Look at the draft of the chosen projects, to finalise it."),
    .init([Key("L")], .list, label: "L", hint: "issued", help: "List the issued invoices."),
  ])
}
