import Core
import Foundation
import TestSupport
import Testing

/// Numbers: what they look like, and that none is given twice or left out unseen.
struct InvoiceNumberingTests {
  private let date = DateOnly(year: 2026, month: 8, day: 2) ?? DateOnly(dayNumber: 0)

  @Test(arguments: [
    ("{year}-{seq:4}", "2026-0007"), ("{seq}", "7"), ("R{month}/{seq:2}", "R08/07"),
    ("A{B}{seq}", "A{B}7"), ("{seq", "{seq"),
  ])
  func numbers(pattern: String, expected: String) {
    #expect(InvoiceNumbering(pattern: pattern).number(7, on: date) == expected)
  }

  @Test(arguments: [
    ("{year}", "Number pattern needs {seq}."), ("{seq}{seq}", "Number pattern needs {seq}."),
    ("{seq}{day}", "Number pattern knows {seq}, {seq:4}, {year} and {month}."),
    ("{seq:0}", "Number pattern needs {seq}."),
    ("a\n{seq}", "Number pattern holds a control character."),
  ])
  func refusesPatterns(pattern: String, problem: String) {
    #expect(InvoiceNumbering(pattern: pattern).problem == problem)
  }

  private func ledger(_ count: Int, _ numbering: InvoiceNumbering) throws -> InvoiceLedger {
    var ledger = InvoiceLedger()
    for _ in 0..<count {
      let entry = try ledger.reserve(
        InvoiceSample.invoice(InvoiceSample.month()), numbering)
      ledger.complete(entry, files: ["a.pdf"])
      try ledger.mark(entry.number, .cancelled, on: InvoiceSample.today)
    }
    return ledger
  }

  @Test func cancelledInvoicesKeepTheirNumber() throws {
    let numbering = InvoiceNumbering()
    let ledger = try ledger(3, numbering)
    #expect(ledger.entries.map(\.number) == ["2026-0001", "2026-0002", "2026-0003"])
    #expect(ledger.nextSequence(numbering, on: date) == 4)
    // A new year begins a new count; a pattern without the year does not.
    #expect(ledger.nextSequence(numbering, on: date.addingMonths(12)) == 1)
  }

  @Test func aGapIsTold() throws {
    let ledger = try ledger(2, InvoiceNumbering())
    #expect(ledger.gap(InvoiceNumbering(), on: date) == nil)
    #expect(ledger.gap(InvoiceNumbering(first: 6), on: date) == 3...5)
    #expect(ledger.nextSequence(InvoiceNumbering(first: 6), on: date) == 6)
  }

  /// One past the greatest number there is would end the program.
  @Test(arguments: ["-1", "-9223372036854775808", "9223372036854775807"])
  func refusesALedgerWhoseCountCannotGoOn(sequence: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(try ledger(1, InvoiceNumbering()))
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("\"sequence\":1,"))
    let spoiled = text.replacing("\"sequence\":1,", with: "\"sequence\":\(sequence),")
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(InvoiceLedger.self, from: Data(spoiled.utf8))
    }
  }

  @Test func anotherPatternNeverMakesTheSameText() throws {
    let ledger = try ledger(2, InvoiceNumbering())
    let other = InvoiceNumbering(pattern: "2026-000{seq}")
    #expect(other.number(ledger.nextSequence(other, on: date), on: date) == "2026-0003")
  }

  @Test func theSameDaysAreNotBilledTwice() throws {
    var ledger = InvoiceLedger()
    let invoice = InvoiceSample.invoice(InvoiceSample.month())
    let entry = try ledger.reserve(invoice, InvoiceNumbering())
    #expect(throws: AppError.self) { try ledger.reserve(invoice, InvoiceNumbering()) }
    ledger.complete(entry, files: [])
    try ledger.mark(entry.number, .paid, on: InvoiceSample.today)
    #expect(throws: AppError.self) { try ledger.reserve(invoice, InvoiceNumbering()) }
    #expect(ledger.issued.count == 3)
    let draft = InvoiceSample.draft(InvoiceSample.month(), issued: ledger.issued)
    #expect(draft.isBlocked && draft.alreadyInvoiced == ["atlas", "beacon", "books"])
  }

  @Test func acancelledInvoiceStaysCancelled() throws {
    var ledger = try ledger(1, InvoiceNumbering())
    #expect(throws: AppError.self) {
      try ledger.mark("2026-0001", .paid, on: InvoiceSample.today)
    }
    #expect(ledger.issued.isEmpty)
  }
}
