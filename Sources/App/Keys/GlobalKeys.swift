import Terminal

/// The keys that mean the same in every pane; a pane's own keys come first.
enum GlobalKeys {
  static let keymap = Keymap<GlobalCommand>([
    .init([Key("1")], .open(.today), label: "1", help: "Today: am I on track?"),
    .init([Key("2")], .open(.trends), label: "2", help: "Trends: is this month like me?"),
    .init([Key("3")], .open(.projects), label: "3", help: "Projects: what is it worth?"),
    .init([Key("4")], .open(.settings), label: "4", help: "Settings: goals, days off, rates."),
    .init(
      [Key(.tab)], .nextPane, label: "Tab", help: "The next pane; in Settings the next field."),
    .init([Key(.backTab)], .previousPane, label: "Shift-Tab", help: "The pane before."),
    .init(
      [Key("r")], .refresh, label: "r", hint: "refresh",
      help: "Ask the server for today and for every day that may have changed."),
    .init(
      [Key("R")], .verifyAll, label: "R",
      help: "Read the whole history again and compare every day."),
    .init([Key("?")], .help, label: "?", hint: "help", help: "Show or hide these keys."),
    .init(
      [Key(":"), Key(.character("p"), .control)], .palette, label: ": Ctrl-P",
      help: "Find a command by typing, and run it."),
    .init([Key("c")], .copy, label: "c", help: "Copy the selected number (by OSC 52)."),
    .init(
      [Key("M")], .mouse, label: "M",
      help: "Take the mouse, or leave it to the terminal's own select and copy."),
    .init([Key(.escape)], .hideBanner, label: "Esc", help: "Back; hides the line at the top."),
    .init(
      [Key(.character("l"), .control)], .redraw, label: "Ctrl-L", help: "Draw the screen anew."),
    .init(
      [Key(.character("z"), .control)], .suspend, label: "Ctrl-Z",
      help: "Suspend; fg in the shell comes back."),
    .init(
      [Key("q")], .quit, label: "q", hint: "quit", help: "Quit; asks if something is unsaved."),
    .init(
      [Key(.character("c"), .control)], .interrupt, label: "Ctrl-C",
      help: "Quit out of anything; twice if something is unsaved."),
  ])
}
