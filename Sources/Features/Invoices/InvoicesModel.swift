import Core
import Observation

/// The invoice flow over the Projects pane: a draft to look at, its finalising, and the list of
/// what was issued.
@MainActor
@Observable
public final class InvoicesModel {
  public enum Page: Hashable, Sendable {
    case draft
    case list
  }

  public enum Question: Hashable, Sendable {
    case finalise(number: String)
    case cancel(number: String)
  }

  /// Nil: closed.
  public private(set) var page: Page?
  public private(set) var question: Question?
  public private(set) var proposal: InvoiceProposal?
  /// What cannot be printed as it is, and what the XML lacks.
  public private(set) var findings: [String] = []
  public private(set) var ledger = InvoiceLedger()
  /// Line scrolled to, or the invoice selected.
  public private(set) var place = 0
  /// What the last command led to.
  public private(set) var message: String?
  public private(set) var isFailure = false
  public private(set) var isBusy = false
  /// Told whenever the ledger is read or has changed.
  @ObservationIgnored public var ledgerChanged: (InvoiceLedger) -> Void = { _ in }

  @ObservationIgnored private let numbers: (any InvoiceNumbers)?
  @ObservationIgnored private let check: @MainActor (Invoice, InvoiceDetails) -> [String]
  @ObservationIgnored private var history: History?
  @ObservationIgnored private var now = Instant(milliseconds: 0)
  @ObservationIgnored private var wanted: (projects: Set<String>, range: ClosedRange<DateOnly>)?
  @ObservationIgnored private var hasLedger = false
  /// How many finished numbers were told.
  @ObservationIgnored private var told = 0
  /// How often the ledger was taken in.
  @ObservationIgnored private var changes = 0
  @ObservationIgnored package private(set) var running: Task<Void, Never>?
  /// Where the parts of our tasks run that leave the main actor; nil: the runtime's pool.
  @ObservationIgnored private let executor: (any TaskExecutor)?

  /// `numbers` nil: hours that are made up, which can be drafted but not invoiced.
  public init(
    numbers: (any InvoiceNumbers)?, executor: (any TaskExecutor)? = nil,
    check: @escaping @MainActor (Invoice, InvoiceDetails) -> [String] = { _, _ in [] }
  ) {
    self.numbers = numbers
    self.executor = executor
    self.check = check
  }

  public func show(_ history: History, now: Instant) {
    self.history = history
    self.now = now
    refresh()
    if !hasLedger { readLedger() }
  }

  /// A sync has ended: another machine may have issued something.
  public func diskChanged() async {
    let before = changes
    guard let numbers, let ledger = try? await numbers.ledger() else { return }
    if before == changes, !isBusy, ledger != self.ledger { take(ledger, nil) }
  }

  /// Opens the draft of these projects and days; no projects opens the list.
  public func open(projects: Set<String>, range: ClosedRange<DateOnly>) {
    wanted = (projects, range)
    page = projects.isEmpty ? .list : .draft
    (place, message, question) = (0, nil, nil)
    refresh()
    findings = proposal.map { check($0.invoice, $0.details) } ?? []
    readLedger()
  }

  /// False where there was nothing to do.
  @discardableResult
  public func perform(_ command: InvoicesCommand) -> Bool {
    guard page != nil else { return false }
    switch command {
    case .finalise: finalise()
    case .list: (page, place, message) = (.list, max(0, ledger.entries.count - 1), nil)
    case .previous: place = max(0, place - 1)
    case .next: place = min(max(0, lineCount - 1), place + 1)
    case .markPaid: mark(.paid)
    case .markOpen: mark(.issued)
    case .cancelInvoice: selected.map { question = .cancel(number: $0.number) }
    case .confirm: confirm()
    case .back: back()
    }
    return true
  }

  /// The invoice the list stands on.
  public var selected: IssuedInvoice? {
    page == .list && ledger.entries.indices.contains(place) ? ledger.entries[place] : nil
  }

  /// Why a command would do nothing just now; nil where it would do something.
  public func refusal(of command: InvoicesCommand) -> String? {
    switch command {
    case .markPaid, .markOpen, .cancelInvoice:
      guard let selected else { return "There is no invoice to mark yet." }
      return selected.state == .cancelled ? "Invoice \(selected.number) is cancelled." : nil
    case .finalise where isBusy: return "One thing at a time: still at work."
    default: return nil
    }
  }

  /// The day it is, for what is overdue.
  var today: DateOnly? { history?.today(at: now) }

  /// What the draft, or the invoice the list stands on, comes to.
  public var total: String? {
    let invoice = page == .list ? selected?.invoice : proposal?.invoice
    return invoice.map { "\($0.text($0.gross)) \($0.currency)" }
  }

  private func back() {
    if question != nil {
      question = nil
    } else if page == .list, wanted?.projects.isEmpty == false, proposal != nil {
      (page, place, message) = (.draft, 0, nil)
    } else {
      page = nil
    }
  }

  private func refresh() {
    guard let history, let wanted, page != nil, !wanted.projects.isEmpty else {
      proposal = nil
      return
    }
    let request = InvoiceBuilder.request(
      history, projects: wanted.projects, range: wanted.range, issued: ledger.issued)
    proposal = InvoiceProposal(
      InvoiceBuilder(InvoiceDraft(history, request, now: now)),
      details: history.settings.invoice.details, history: history, ledger: ledger,
      today: history.today(at: now))
  }

  private func finalise() {
    guard page == .draft, let proposal, !isBusy else { return }
    guard numbers != nil else {
      return tell("These hours are made up: they can be drafted, not invoiced.", isFailure: true)
    }
    if let refusal = proposal.refusals.first {
      return tell("Not finalised: \(refusal).", isFailure: true)
    }
    question = .finalise(number: proposal.nextNumber)
  }

  private func confirm() {
    guard let question else { return }
    self.question = nil
    switch question {
    case .finalise: issue()
    case .cancel: mark(.cancelled)
    }
  }

  private func issue() {
    guard let proposal else { return }
    run { numbers throws(AppError) in
      let entry = try await numbers.issue(proposal.invoice, details: proposal.details)
      return (try await numbers.ledger(), "Invoice \(entry.number) is issued.")
    } then: { model in
      model.page = .list
      // What was drafted is billed now: Esc leads back to the projects.
      model.wanted = nil
      model.place = max(0, model.ledger.entries.count - 1)
    }
  }

  private func mark(_ state: InvoiceState) {
    guard let selected, let history else { return }
    let (number, today) = (selected.number, history.today(at: now))
    run { numbers throws(AppError) in
      let ledger = try await numbers.mark(number, state, on: today)
      return (ledger, "Invoice \(number) is \(state == .issued ? "open" : state.rawValue).")
    }
  }

  /// Keys go on meanwhile; what a command has brought since is newer and stays.
  private func readLedger() {
    guard !isBusy, let numbers else { return }
    hasLedger = true
    let before = changes
    running = Task.main(preferring: executor) { [weak self] in
      do throws(AppError) {
        let ledger = try await numbers.ledger()
        guard let self, before == self.changes, !self.isBusy else { return }
        self.take(ledger, nil)
        await self.tellFinished(numbers)
      } catch {
        self?.tell(error.message, isFailure: true)
      }
    }
  }

  /// What a run that was cut off had left to do, told once.
  private func tellFinished(_ numbers: any InvoiceNumbers) async {
    let finished = await numbers.finished
    guard page != nil, finished.count > told else { return }
    let names = finished.dropFirst(told).joined(separator: ", ")
    told = finished.count
    tell("An earlier run could not finish \(names): the files are written now.", isFailure: false)
  }

  /// How far one can scroll, or how many invoices there are.
  private var lineCount: Int {
    guard page == .draft, let proposal else { return ledger.entries.count }
    return proposal.invoice.lines.count + proposal.invoice.taxes.count + 12
      + proposal.warnings.count + findings.count
  }

  /// One piece of work at a time; a failure is told and changes nothing.
  private func run(
    _ work:
      @escaping @Sendable (any InvoiceNumbers) async throws(AppError) -> (
        InvoiceLedger, String?
      ),
    then: @escaping @MainActor (InvoicesModel) -> Void = { _ in }
  ) {
    guard let numbers, !isBusy else { return }
    isBusy = true
    running = Task.main(preferring: executor) { [weak self] in
      do throws(AppError) {
        let (ledger, words) = try await work(numbers)
        self?.take(ledger, words)
        if let self { then(self) }
      } catch {
        self?.isBusy = false
        self?.tell(error.message, isFailure: true)
      }
    }
  }

  private func take(_ ledger: InvoiceLedger, _ words: String?) {
    isBusy = false
    changes += 1
    if let words { tell(words, isFailure: false) }
    if ledger != self.ledger { self.ledger = ledger }
    ledgerChanged(ledger)
    refresh()
  }

  private func tell(_ words: String, isFailure: Bool) {
    message = words
    self.isFailure = isFailure
  }
}
