import Core
import Features
import Terminal

/// The Projects pane and the invoices over it, joined to their models and keys.
@MainActor
final class ProjectsTab: Tab {
  let model = ProjectsModel()
  let invoices: InvoicesModel

  init(_ invoices: InvoicesModel, store: @escaping (Settings) -> Void) {
    self.invoices = invoices
    model.store = store
    invoices.ledgerChanged = { [model] in model.show($0) }
  }

  var destination: Destination { .projects }

  func show(_ history: History, now: Instant) {
    model.show(history, now: now)
    invoices.show(history, now: now)
  }

  func fail(_ error: AppError) { model.fail(error) }

  func diskChanged() async { await invoices.diskChanged() }

  /// A typed line first, then an open invoice, then the pane.
  func press(_ key: Key) -> Bool {
    if model.prompt != nil {
      guard let command = PromptKeys.command(for: key) else { return false }
      model.perform(command)
      return true
    }
    if invoices.page != nil {
      return InvoicesKeys.command(for: key, in: invoices).map { invoices.perform($0) } ?? false
    }
    guard let command = ProjectsKeys.keymap.command(for: key) else { return openInvoices(key) }
    return model.perform(command)
  }

  private func openInvoices(_ key: Key) -> Bool {
    guard let command = ProjectsKeys.invoices.command(for: key), let drafted = model.drafted else {
      return false
    }
    invoices.open(
      projects: command == .draft ? drafted.projects : [], range: drafted.range)
    return true
  }

  func paste(_ text: String) { if model.prompt != nil { model.perform(.insert(text)) } }

  func click(at position: Position, in area: Rect) {
    guard model.prompt == nil, invoices.page == nil else { return }
    model.click(ProjectsPane(model.screen, theme: .dark).figure(at: position, in: area))
  }

  var range: String? { model.range }
  func restore(range: String) { model.restore(range: range) }

  func view(theme: Theme, progress: SyncProgress?, motion: Motion) -> any View & Sendable {
    if let pane = InvoicesPane(invoices, theme: theme) { return pane }
    var screen = model.screen
    screen.progress = progress
    screen.elapsed = motion.elapsed ?? .zero
    var pane = ProjectsPane(screen, theme: theme)
    pane.prompt = model.prompt
    return pane
  }

  /// In a typed line every key is text; an open invoice has keys of its own.
  func refusal(of key: Key) -> String? {
    guard model.prompt == nil else { return nil }
    guard invoices.page == nil else {
      return InvoicesKeys.command(for: key, in: invoices).flatMap { invoices.refusal(of: $0) }
    }
    if ProjectsKeys.invoices.command(for: key) == .draft { return draftRefusal }
    return ProjectsKeys.keymap.command(for: key).flatMap { model.refusal(of: $0) }
  }

  private var draftRefusal: String? {
    guard let drafted = model.drafted else { return model.refusal(of: .toggleAll) }
    return drafted.projects.isEmpty
      ? "Nothing is on the draft: take projects onto it with Space." : nil
  }

  /// The total of an open invoice, else the figure the cursor is on.
  var selectedText: String? {
    if invoices.page != nil { return invoices.total }
    return model.cursor.selected.flatMap { model.state.value?.figures[$0]?.text }
  }

  var hints: [HintBar.Hint] {
    if model.prompt != nil { return HintBar.hints(of: PromptKeys.keymap) }
    if invoices.page != nil { return HintBar.hints(of: InvoicesKeys.table(for: invoices)) }
    return HintBar.hints(of: ProjectsKeys.keymap) + HintBar.hints(of: ProjectsKeys.invoices)
  }

  var keys: [KeySection] {
    [
      KeySection("PROJECTS", ProjectsKeys.keymap),
      KeySection("INVOICES", ProjectsKeys.invoices),
      KeySection("A DRAFT INVOICE", InvoicesKeys.draft),
      KeySection("ISSUED INVOICES", InvoicesKeys.list),
      KeySection("IN A LINE", PromptKeys.keymap),
    ]
  }

  var takesLetters: Bool { model.prompt != nil || invoices.question != nil }
}
