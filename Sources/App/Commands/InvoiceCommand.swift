import Core
import Features
import Foundation
import StatsData
import Terminal

/// `codingfit invoice`: the same draft and the same issue as the Projects pane, as text and files.
struct InvoiceCommand {
  let options: InvoiceOptions
  let environment: [String: String]
  let output: CommandOutput
  var clock = WallClock.system
  /// Puts a question to the user; false where there is nobody to ask.
  var ask: (String) -> Bool = Self.askTerminal

  /// What it has to say.
  struct Result: Hashable {
    /// For standard output.
    var text = ""
    /// For standard error, a line each.
    var notes: [String] = []
    /// Files that were written, told after the notes.
    var files: [String] = []
    var status: Int32 = 0
  }

  /// The exit status: 0 fine, 1 refused.
  func run() async -> Int32 {
    do throws(AppError) {
      let result = try await result()
      for note in result.notes { output.remark(note + "\n") }
      for file in result.files { tell(file) }
      output.answer(result.text)
      return result.status
    } catch {
      return output.fail(error.message)
    }
  }

  /// A link where there is a terminal that may show one.
  private func tell(_ file: String) {
    let text = UsageError.shown(file)
    let isWindow = TerminalProfile(environment: environment).hasWindow
    if output.isTerminal, isWindow, environment["TERM"] ?? "dumb" != "dumb" {
      output.link("Written: ", text, LinkTarget(file: file))
    } else {
      output.remark("Written: \(text)\n")
    }
  }

  private func result() async throws(AppError) -> Result {
    switch options.action {
    case .draft: try await draft()
    case .finalise: try await finalise()
    case .list: try await list()
    case .mark(let number, let state): try await mark(number, state)
    }
  }

  /// A yes from whoever sits at the terminal; no where nobody does.
  private static func askTerminal(_ question: String) -> Bool {
    guard isatty(STDIN_FILENO) == 1 else { return false }
    CommandOutput.standard.remark(question)
    return readLine()?.lowercased() == "y"
  }

  private var home: String { environment["HOME"] ?? "" }

  /// The history and who gives numbers for it; nobody for the demo's.
  private func opened() throws(AppError) -> (history: History, numbers: (any InvoiceNumbers)?) {
    if options.isDemo { return (DemoStatsRepository.firstHistory(clock: clock), nil) }
    let place = try HistoryPlace(environment: environment, clock: clock)
    let first = FirstHistory.read(
      folder: place.folder, settingsFile: place.settingsFile, clock: clock)
    for problem in first.problems { output.remark("codingfit: \(problem.message)\n") }
    return (first.history, place.invoiceNumbers(home: home))
  }

  private func proposal(
    _ history: History, _ ledger: InvoiceLedger
  ) throws(AppError) -> InvoiceProposal {
    let today = history.today(at: clock.now())
    let request = InvoiceBuilder.request(
      history, projects: options.projects.isEmpty ? nil : options.projects,
      range: range(today: today), issued: ledger.issued)
    let known = Set(history.days.flatMap { $0.projects.map(\.name) })
    if let name = options.projects.subtracting(known).min() {
      throw AppError(.invalidInput, "No project \(UsageError.shown(name)) has data yet.")
    }
    return InvoiceProposal(
      InvoiceBuilder(InvoiceDraft(history, request, now: clock.now())),
      details: history.settings.invoice.details, history: history, ledger: ledger, today: today)
  }

  private func range(today: DateOnly) -> ClosedRange<DateOnly> {
    switch options.period {
    case .thisMonth: InvoiceBuilder.billable(today, today: today)
    case .month(let month):
      month.startOfMonth > today
        ? month...month.endOfMonth : InvoiceBuilder.billable(month, today: today)
    case .days(let from, let to): from...to
    }
  }

  private func draft() async throws(AppError) -> Result {
    let (history, numbers) = try opened()
    let proposal = try proposal(history, try await numbers?.ledger() ?? InvoiceLedger())
    var output = Result(text: text(proposal.invoice))
    output.notes = notes(proposal)
    try write(proposal.invoice, details: proposal.details, &output)
    return output
  }

  private func finalise() async throws(AppError) -> Result {
    let (history, numbers) = try opened()
    guard let numbers else { return Result(status: 1) }
    let proposal = try proposal(history, try await numbers.refreshed())
    var output = Result(notes: await finished(numbers) + notes(proposal))
    guard !proposal.isBlocked else {
      output.notes.append("Not finalised.")
      output.status = 1
      return output
    }
    guard options.isSure || ask(question(proposal)) else {
      output.notes.append("Not finalised. --yes answers the question beforehand.")
      output.status = 1
      return output
    }
    let entry = try await numbers.issue(proposal.invoice, details: proposal.details)
    output.text = text(entry.invoice)
    output.files += entry.files
    try write(entry.invoice, details: proposal.details, &output)
    return output
  }

  private func question(_ proposal: InvoiceProposal) -> String {
    let lines = notes(proposal) + [InvoiceText(proposal.invoice).text]
    return lines.joined(separator: "\n")
      + "Finalise as \(proposal.nextNumber)? It cannot be changed afterwards. [y/N] "
  }

  private func text(_ invoice: Invoice) -> String {
    options.isJSON ? InvoiceJSON.text(invoice) : InvoiceText(invoice).text
  }

  /// Every warning in words, what stands in the way first.
  private func notes(_ proposal: InvoiceProposal) -> [String] {
    let findings = InvoiceFindings.words(proposal.invoice, proposal.details, home: home)
    return proposal.refusals.map { "✗ " + VisibleText.line($0) }
      + (proposal.warnings + findings).map { "! " + VisibleText.line($0) }
  }

  private func write(
    _ invoice: Invoice, details: InvoiceDetails, _ output: inout Result
  ) throws(AppError) {
    guard let out = options.out else { return }
    let bytes: [UInt8]
    if out.hasSuffix(".pdf") {
      bytes = InvoiceDocument(invoice, details: details, home: home).pdf()
    } else if out.hasSuffix(".json") {
      bytes = Array(InvoiceJSON.text(invoice).utf8)
    } else if out.hasSuffix(".xml") {
      let document = UBLInvoice(invoice)
      guard document.missing.isEmpty else {
        throw AppError(
          .invalidInput, "No XML: missing \(document.missing.joined(separator: ", ")).")
      }
      bytes = Array(document.text.utf8)
    } else {
      bytes = Array(InvoiceText(invoice).text.utf8)
    }
    let path = out.hasPrefix("/") ? out : FileManager.default.currentDirectoryPath + "/" + out
    try InvoiceStore.writeNew(bytes, to: path)
    output.files.append(path)
  }

  private func mark(_ number: String, _ state: InvoiceState) async throws(AppError) -> Result {
    let (history, numbers) = try opened()
    let today = history.today(at: clock.now())
    return list(try await numbers?.mark(number, state, on: today) ?? InvoiceLedger())
  }

  /// What the server cannot be asked for is listed as it was last seen.
  private func list() async throws(AppError) -> Result {
    guard let numbers = try opened().numbers else { return Result(status: 1) }
    var result: Result
    do throws(AppError) {
      result = list(try await numbers.refreshed())
    } catch {
      result = list(try await numbers.ledger())
      result.notes.append("\(error.message) Listed as last seen.")
    }
    result.notes += await finished(numbers)
    return result
  }

  /// What a run that was cut off had left to do.
  private func finished(_ numbers: any InvoiceNumbers) async -> [String] {
    await numbers.finished.map {
      "! An earlier run could not finish \(VisibleText.line($0)): its files are written now."
    }
  }

  private func list(_ ledger: InvoiceLedger) -> Result {
    guard !ledger.entries.isEmpty else { return Result(text: "No invoices yet.\n") }
    let lines = ledger.entries.map { entry in
      let invoice = entry.invoice
      return [
        VisibleText.line(entry.number), invoice.issueDate.description, entry.state.rawValue,
        "\(invoice.text(invoice.gross)) \(invoice.currency)", VisibleText.line(invoice.buyer.name),
      ].joined(separator: "  ")
    }
    return Result(text: lines.joined(separator: "\n") + "\n")
  }
}
