import Features
import Terminal

/// `Docs/Keys.md`, made from the tables that also decide what the keys do.
enum KeysDocument {
  static var sections: [KeySection] {
    [
      KeySection("Everywhere", GlobalKeys.keymap),
      KeySection("Today", TodayKeys.keymap),
      KeySection("Trends", TrendsKeys.keymap),
      KeySection("Projects", ProjectsKeys.keymap),
      KeySection("From Projects to invoices", ProjectsKeys.invoices),
      KeySection("On a draft invoice", InvoicesKeys.draft),
      KeySection("In the list of issued invoices", InvoicesKeys.list),
      KeySection("When an invoice asks", InvoicesKeys.question),
      KeySection("In a line of Projects", PromptKeys.keymap),
      KeySection("Settings", SettingsKeys.fields),
      KeySection("In a field of the settings", SettingsKeys.text),
      KeySection("When the settings ask whether to discard", SettingsKeys.question),
      KeySection("When the settings ask whether to sign out", SettingsKeys.signOutQuestion),
      KeySection("In the help", DialogKeys.help),
      KeySection("In the list of commands", PaletteKeys.keymap),
      KeySection("On a message", DialogKeys.message),
      KeySection("When quitting with unsaved settings", DialogKeys.quitQuestion),
    ]
  }

  static var text: String {
    let tables = sections.map { section in
      let rows = section.rows.map { "| `\($0.label)` | \($0.help) |" }
      return (["## \(section.title)", "", "| Key | What it does |", "|---|---|"] + rows)
        .joined(separator: "\n")
    }
    return """
      # Keys

      Made from the program's own tables, which also draw its footer and its help (`?`). A pane's own
      keys come before those that work everywhere; in a text field, letters are text.

      \(tables.joined(separator: "\n\n"))

      """
  }
}
