import Core
import Features
import Foundation
import PDF
import TestSupport
import Testing

/// The invoice on paper, read back by other programs.
struct InvoiceDocumentTests {
  private let folder = TemporaryFolder()
  private let fonts = FontCatalog(folders: FontCatalog.systemFolders(home: "/nonexistent"))

  private func tool(_ name: String, _ arguments: [String]) throws -> String? {
    let path = "/usr/bin/" + name
    guard FileManager.default.isExecutableFile(atPath: path) else { return nil }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : "failed"
  }

  private func text(_ invoice: Invoice, _ size: InvoicePageSize = .a4) throws -> String? {
    folder.write(InvoiceDocument(invoice, size: size, fonts: fonts).pdf(), to: "i.pdf")
    return try tool("pdftotext", ["-layout", folder.path + "/i.pdf", "-"])
  }

  private func many(_ names: [String]) -> Invoice {
    var settings = InvoiceSettings()
    settings.details = InvoiceSample.details
    let times = names.enumerated().reduce(into: [String: Int]()) {
      $0[$1.element] = 360 + $1.offset
    }
    let rates = names.reduce(into: [String: [Rate]]()) {
      $0[$1] = [Rate(from: InvoiceSample.day(0), hourly: 80)]
    }
    return InvoiceSample.invoice(
      InvoiceSample.history([times], rates: rates, settings: settings))
  }

  @Test(arguments: [InvoicePageSize.a4, .letter])
  func isTheRecordedText(size: InvoicePageSize) throws {
    let invoice = InvoiceSample.invoice(InvoiceSample.month { $0.hasDays = true })
      .numbered("2026-0001")
    guard let text = try text(invoice, size) else { return }
    let name = "Invoices/invoice-\(size.rawValue).txt"
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      let file = Fixtures.folder.appendingPathComponent(name)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(text == String(decoding: Fixtures.bytes(name), as: UTF8.self))
  }

  @Test(arguments: [60, 400])
  func manyLinesFillManyPages(count: Int) throws {
    let invoice = many((0..<count).map { "project-\($0)" })
    guard let text = try text(invoice) else { return }
    let missing = (0..<count).filter { !text.contains("project-\($0) ") }
    #expect(missing == [] && text.contains("Page 2 of"))
    #expect(text.contains(invoice.text(invoice.gross)))
    #expect(try tool("qpdf", ["--check", folder.path + "/i.pdf"]) != "failed")
  }

  /// No decimals, three of them, a free rate, a rate that changes, no tax column.
  @Test(arguments: [
    ("JPY", ["8753", "8754", "17507", "Total JPY"]),
    ("KWD", ["8752.500", "8753.750", "17506.250", "Total KWD"]),
    ("VND", ["8753", "17507"]),
  ])
  func everyCurrencyHasItsDecimals(currency: String, wanted: [String]) throws {
    var settings = InvoiceSettings(currency: currency)
    settings.details = InvoiceSample.details
    (settings.details.taxRate, settings.details.projectTaxes) = (nil, [:])
    let rates = [
      "a": [
        Rate(from: InvoiceSample.day(0), hourly: 7002),
        Rate(from: InvoiceSample.day(1), hourly: 7003),
      ], "free": [Rate(from: InvoiceSample.day(0), hourly: 0)],
    ]
    let invoice = InvoiceSample.invoice(
      InvoiceSample.history(
        [["a": 4500, "free": 3600], ["a": 4500, "none": 60]], rates: rates, settings: settings))
    guard let text = try text(invoice) else { return }
    let words = Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    let missing = wanted.filter { !text.contains($0) }
    #expect(missing == [] && !text.contains("Tax"))
    #expect(words.contains("7002" + (currency == "KWD" ? ".000" : "")) && text.contains("free"))
    #expect(try tool("qpdf", ["--check", folder.path + "/i.pdf"]) != "failed")
  }

  @Test func noHoursIsAPageOfNothingAndNoFault() throws {
    let history = InvoiceSample.history([], rates: [:], settings: InvoiceSettings())
    guard let text = try text(InvoiceSample.invoice(history)) else { return }
    #expect(text.contains("not named") && text.contains("0.00"))
    #expect(try tool("qpdf", ["--check", folder.path + "/i.pdf"]) != "failed")
  }

  @Test func strangeNamesAreToldAndNeverSilent() throws {
    let names = [
      String(repeating: "long ", count: 24), "שלום", "rocket 🚀", "a\u{1B}[2Jb", "حساب", "日本",
    ]
    let invoice = many(names)
    let document = InvoiceDocument(invoice, size: .a4, fonts: fonts)
    let words = document.problems.joined(separator: "\n")
    #expect(words.contains("emoji") && words.contains("control") && words.contains("shaping"))
    #expect(!words.unicodeScalars.contains { $0.value == 0x1B })
    guard let text = try text(invoice) else { return }
    #expect(text.contains("rocket") && text.contains("long long"))
    #expect(try tool("qpdf", ["--check", folder.path + "/i.pdf"]) != "failed")
  }

  @Test func theSameInvoiceIsTheSameBytes() {
    let invoice = InvoiceSample.invoice(InvoiceSample.month())
    let first = InvoiceDocument(invoice, size: .a4, fonts: fonts).pdf()
    #expect(first == InvoiceDocument(invoice, size: .a4, fonts: fonts).pdf() && first.count > 1000)
  }
}
