import Core
import Features
import Foundation
import Terminal
import TestSupport
import Testing

/// Whole screens of the invoice flow against the recorded ones.
@MainActor
struct InvoicesScreenTests {
  private let range = InvoiceSample.day(0)...InvoiceSample.day(30)
  private let now = Instant(milliseconds: InvoiceSample.today.dayNumber * 86_400_000 + 43_200_000)

  private func model(
    _ ledger: InvoiceLedger, projects: Set<String>, _ history: History = InvoiceSample.month()
  ) async -> InvoicesModel {
    let model = InvoicesModel(numbers: StubNumbers(ledger)) { _, _ in
      ["rocket 🚀: emoji cannot be set; [U+1F680] is printed instead."]
    }
    model.show(history, now: now)
    await model.running?.value
    model.open(projects: projects, range: range)
    await model.running?.value
    return model
  }

  /// One of each state, the first one overdue.
  private static func issued() throws -> InvoiceLedger {
    var ledger = InvoiceLedger()
    for (project, days) in [("first", 40), ("second", 10), ("third", 5), ("fourth", 2)] {
      var settings = InvoiceSettings()
      settings.details = InvoiceSample.details
      let history = InvoiceSample.history(
        [[project: 7200]], rates: [project: [Rate(from: InvoiceSample.day(0), hourly: 90)]],
        settings: settings)
      let invoice = Invoice(
        InvoiceSample.draft(history), details: settings.details, client: nil, history: history,
        issueDate: InvoiceSample.today.advanced(by: -days))
      let entry = try ledger.reserve(invoice, InvoiceNumbering())
      if project != "fourth" {
        ledger.complete(entry, files: ["/home/me/Documents/codingfit/\(entry.number).pdf"])
      }
    }
    try ledger.mark("2026-0002", .paid, on: InvoiceSample.today)
    try ledger.mark("2026-0003", .cancelled, on: InvoiceSample.today)
    return ledger
  }

  nonisolated static let sizes = TrendsScreenTests.sizes

  @Test(arguments: sizes)
  func draft(_ size: Size) async {
    expect(await model(InvoiceLedger(), projects: ["atlas", "beacon", "books"]), "draft", size)
  }

  @Test(arguments: sizes)
  func finaliseQuestion(_ size: Size) async {
    let model = await model(InvoiceLedger(), projects: ["atlas", "books"])
    model.perform(.finalise)
    expect(model, "finalise", size)
  }

  @Test(arguments: sizes)
  func list(_ size: Size) async throws {
    expect(await model(try Self.issued(), projects: []), "list", size)
  }

  @Test(arguments: sizes)
  func cancelQuestion(_ size: Size) async throws {
    let model = await model(try Self.issued(), projects: [])
    model.perform(.cancelInvoice)
    expect(model, "cancel", size)
  }

  @Test func aRefusal() async {
    var ledger = InvoiceLedger()
    _ = try? ledger.reserve(InvoiceSample.invoice(InvoiceSample.month()), InvoiceNumbering())
    let model = await model(ledger, projects: ["atlas", "books"])
    model.perform(.finalise)
    expect(model, "refused", Size(width: 80, height: 24))
  }

  @Test func anEmptyList() async {
    expect(
      await model(InvoiceLedger(), projects: []), "empty", Size(width: 80, height: 24))
  }

  /// Sixty projects: what does not fit is scrolled to, and the question stays in view.
  @Test func aLongDraftScrolls() async {
    let names = (0..<60).map { "project-\($0)" }
    let times = names.reduce(into: [String: Int]()) { $0[$1] = 3600 }
    let rates = names.reduce(into: [String: [Rate]]()) {
      $0[$1] = [Rate(from: InvoiceSample.day(0), hourly: 80)]
    }
    let history = InvoiceSample.history(
      Array(repeating: times, count: 31), rates: rates, settings: InvoiceSettings())
    let model = await model(InvoiceLedger(), projects: Set(names), history)
    for _ in 0..<500 { model.perform(.next) }
    model.perform(.finalise)
    expect(model, "long", Size(width: 80, height: 24))
    #expect(model.place < 80)
  }

  private func expect(_ model: InvoicesModel, _ name: String, _ size: Size) {
    var buffer = Buffer(size: size, style: Theme.dark.style(.text))
    InvoicesPane(model, theme: .dark)?.draw(in: buffer.area, on: &buffer)
    expectScreen(buffer, named: "invoices_\(name)_\(size.width)x\(size.height)")
  }
}
