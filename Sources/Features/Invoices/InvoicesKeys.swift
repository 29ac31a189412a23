import Terminal

/// The keys of a draft, of the list of invoices, and of a question about either.
public enum InvoicesKeys {
  public static let draft = Keymap<InvoicesCommand>([
    .init(
      [Key("F")], .finalise, label: "F", hint: "finalise",
      help: "Give the draft its number and write its files, which asks first."),
    .init([Key("L"), Key(.tab)], .list, label: "L", hint: "issued", help: "List what was issued."),
    .init([Key(.down), Key("j")], .next, label: "↓ j", hint: "scroll", help: "One line down."),
    .init([Key(.up), Key("k")], .previous, label: "↑ k", help: "One line up."),
    .init([Key(.escape), Key("i")], .back, label: "Esc", hint: "back", help: "Back to projects."),
  ])

  public static let list = Keymap<InvoicesCommand>([
    .init([Key(.down), Key("j")], .next, label: "↑↓", hint: "invoice", help: "The next invoice."),
    .init([Key(.up), Key("k")], .previous, label: "↑ k", help: "The invoice before."),
    .init([Key("p")], .markPaid, label: "p", hint: "paid", help: "Mark it paid."),
    .init([Key("o")], .markOpen, label: "o", hint: "open", help: "Mark it open again."),
    .init(
      [Key("C")], .cancelInvoice, label: "C", hint: "cancel",
      help: "Cancel it, which asks first: its number stays, its time can be billed again."),
    .init([Key(.escape), Key("L")], .back, label: "Esc", hint: "back", help: "Back to the draft."),
  ])

  public static let question = Keymap<InvoicesCommand>([
    .init([Key("y")], .confirm, label: "y", hint: "yes", help: "Do it."),
    .init([Key("n"), Key(.escape)], .back, label: "n", hint: "no", help: "Leave it."),
  ])

  @MainActor
  public static func table(for model: InvoicesModel) -> Keymap<InvoicesCommand> {
    model.question != nil ? question : model.page == .list ? list : draft
  }

  /// What a key means while an invoice is open. Nothing but an answer closes a question.
  @MainActor
  public static func command(for key: Key, in model: InvoicesModel) -> InvoicesCommand? {
    table(for: model).command(for: key)
  }
}
