import Core
import Features
import Terminal
import TestSupport
import Testing

/// The flow: look at a draft, finalise it after one question, mark it, bill nothing twice.
@MainActor
struct InvoicesModelTests {
  private let range = InvoiceSample.day(0)...InvoiceSample.day(30)
  private let now = Instant(milliseconds: InvoiceSample.today.dayNumber * 86_400_000 + 43_200_000)

  private func model(_ numbers: StubNumbers?) async -> InvoicesModel {
    let model = InvoicesModel(numbers: numbers)
    model.show(InvoiceSample.month(), now: now)
    await settle(model)
    model.open(projects: ["atlas", "books"], range: range)
    await settle(model)
    return model
  }

  private func settle(_ model: InvoicesModel) async { await model.running?.value }

  private func screen(_ model: InvoicesModel, _ size: Size) -> String {
    guard let pane = InvoicesPane(model, theme: .dark) else { return "" }
    return lines(of: pane, width: size.width, height: size.height).joined(separator: "\n")
  }

  @Test func finalisingAsksOnceAndGivesTheNumber() async {
    let model = await model(StubNumbers())
    #expect(screen(model, Size(width: 100, height: 30)).contains("no number yet"))
    model.perform(.finalise)
    #expect(model.question == .finalise(number: "2026-0001") && model.ledger.entries.isEmpty)
    model.perform(.confirm)
    await settle(model)
    #expect(model.page == .list && model.selected?.number == "2026-0001")
    let text = screen(model, Size(width: 100, height: 30))
    #expect(text.contains("○ open") && text.contains("Acme Oy"))
  }

  @Test func aNoLeavesTheDraft() async {
    let model = await model(StubNumbers())
    model.perform(.finalise)
    model.perform(.back)
    #expect(model.question == nil && model.page == .draft && model.ledger.entries.isEmpty)
    model.perform(.confirm)
    #expect(model.ledger.entries.isEmpty)
  }

  @Test func whatIsBilledIsRefusedWithTheReason() async {
    let model = await model(StubNumbers())
    model.perform(.finalise)
    model.perform(.confirm)
    await settle(model)
    model.open(projects: ["atlas"], range: range)
    await settle(model)
    model.perform(.finalise)
    #expect(model.question == nil && model.isFailure)
    #expect(model.message == "Not finalised: atlas: already invoiced.")
  }

  @Test func aCancelledInvoiceFreesItsTime() async {
    let model = await model(StubNumbers())
    var told: [Int] = []
    model.ledgerChanged = { told.append($0.issued.count) }
    model.perform(.finalise)
    model.perform(.confirm)
    await settle(model)
    model.perform(.markPaid)
    await settle(model)
    #expect(model.selected?.state == .paid)
    model.perform(.cancelInvoice)
    #expect(model.question == .cancel(number: "2026-0001"))
    model.perform(.confirm)
    await settle(model)
    #expect(model.selected?.state == .cancelled && told == [2, 2, 0])
  }

  @Test func madeUpHoursAreNotInvoiced() async {
    let model = await model(nil)
    model.perform(.finalise)
    #expect(model.question == nil && model.message?.contains("made up") == true)
  }

  @Test func aFailureIsToldAndChangesNothing() async {
    let model = await model(StubNumbers(refusal: AppError(.storage, "The disk is full.")))
    model.perform(.finalise)
    model.perform(.confirm)
    await settle(model)
    #expect(model.message == "The disk is full." && model.isFailure && model.page == .draft)
  }

  /// A sync brought what another machine issued: the draft says so without being opened anew.
  @Test func whatAnotherMachineIssuedShowsAfterTheSync() async throws {
    let numbers = StubNumbers()
    let model = await model(numbers)
    let proposal = try #require(model.proposal)
    _ = try await numbers.issue(proposal.invoice, details: proposal.details)
    #expect(model.proposal?.isBlocked == false)
    await model.diskChanged()
    #expect(model.proposal?.refusals == ["atlas, books: already invoiced"])
  }

  @Test func theFileIsALinkAndTheTotalCanBeCopied() async {
    let model = await model(StubNumbers())
    #expect(model.total == model.proposal.map { "\($0.invoice.text($0.invoice.gross)) EUR" })
    model.perform(.finalise)
    model.perform(.confirm)
    await settle(model)
    var buffer = Buffer(size: Size(width: 80, height: 24))
    InvoicesPane(model, theme: .dark)?.draw(in: buffer.area, on: &buffer)
    #expect(buffer.links.map(\.target.url) == ["file:///tmp/2026-0001.pdf"])
    #expect(model.total?.hasSuffix(" EUR") == true && model.refusal(of: .markPaid) == nil)
    model.perform(.back)
    #expect(model.page == nil)
  }

  @Test func whatAnEarlierRunLeftIsTold() async {
    let model = await model(StubNumbers(finished: ["2026-0007"]))
    #expect(model.message?.contains("could not finish 2026-0007") == true && !model.isFailure)
    model.perform(.finalise)
    #expect(model.question != nil)
  }

  @Test func whatCannotBeMarkedSaysSo() async {
    let model = await model(StubNumbers())
    model.perform(.list)
    #expect(model.refusal(of: .markPaid) == "There is no invoice to mark yet.")
  }

  @Test(arguments: [(0, 0), (1, 1), (20, 3), (40, 10), (80, 24), (200, 60)])
  func everySizeIsSurvived(width: Int, height: Int) async {
    let model = await model(StubNumbers())
    model.perform(.finalise)
    let lines = screen(model, Size(width: width, height: height)).split(separator: "\n")
    #expect(lines.count <= height)
  }
}
