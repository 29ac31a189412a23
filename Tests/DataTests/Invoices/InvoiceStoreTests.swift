import Core
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import StatsData

/// Issuing invoices on a disk, and everything a killed run can leave behind.
struct InvoiceStoreTests {
  private let folder = TemporaryFolder()

  private static func store(_ root: String) -> InvoiceStore {
    let folders = DataFolders(
      data: root + "/data", config: root + "/config", state: root + "/state")
    return InvoiceStore(folders: folders, home: root) { invoice, _ in
      [InvoiceFile(ending: ".pdf", bytes: Array("PDF \(invoice.number ?? "?")".utf8))]
    }
  }

  private var details: InvoiceDetails { InvoiceSample.details }

  /// A month of its own for every invoice, so that none is billed twice.
  private func invoice(_ project: String = "atlas") -> Invoice {
    var settings = InvoiceSettings()
    settings.details = details
    return InvoiceSample.invoice(
      InvoiceSample.history(
        [[project: 7200]], rates: [project: [Rate(from: InvoiceSample.day(0), hourly: 90)]],
        settings: settings))
  }

  @Test func writesItsFilesAndEntersTheLedger() throws {
    let store = Self.store(folder.path)
    let entry = try store.issue(invoice(), details: details)
    #expect(entry.number == "2026-0001" && entry.state == .issued)
    let names = ["invoice-2026-0001.json", "invoice-2026-0001.pdf", "invoice-2026-0001.xml"]
    #expect(folder.names("Documents/codingfit") == names)
    #expect(try store.read().entries == [entry])
  }

  @Test func neverWritesOverAFile() throws {
    folder.write("mine", to: "Documents/codingfit/invoice-2026-0001.pdf")
    let entry = try Self.store(folder.path).issue(invoice(), details: details)
    #expect(folder.bytes("Documents/codingfit/invoice-2026-0001.pdf") == Array("mine".utf8))
    #expect(entry.files.contains { $0.hasSuffix("invoice-2026-0001-2.pdf") })
  }

  /// A kill leaves the disk as it was at that moment: a copy of it, taken at each step, is opened.
  @Test func everyKilledRunIsFinishedByTheNext() throws {
    let copies = Mutex<[String]>([])
    var store = Self.store(folder.path + "/live")
    let root = folder.path
    store.checkpoint = { step in
      copies.withLock { copies in
        let copy = root + "/copy-\(copies.count)"
        try? FileManager.default.copyItem(atPath: root + "/live", toPath: copy)
        copies.append(step)
      }
    }
    _ = try store.issue(invoice("first"), details: details)
    let steps = copies.withLock { $0 }
    #expect(steps == ["reserved", "written .pdf", "written .json", "written .xml"])
    var faults: [String] = []
    for index in steps.indices {
      let after = Self.store(root + "/copy-\(index)")
      let next = try after.issue(invoice("second"), details: details)
      let numbers = try after.read().entries.map { "\($0.number) \($0.state.rawValue)" }
      let files = folder.names("copy-\(index)/Documents/codingfit").count
      if next.number != "2026-0002" || files != 6
        || numbers != ["2026-0001 issued", "2026-0002 issued"]
      {
        faults.append("after \(steps[index]): \(numbers), \(files) files")
      }
    }
    #expect(faults == [])
  }

  @Test func aFullDiskKeepsTheNumberAndTheFilesComeLater() throws {
    folder.write("in the way", to: "Documents")
    let store = Self.store(folder.path)
    #expect(throws: AppError.self) { try store.issue(invoice("first"), details: details) }
    #expect(try store.read().unfinished.map(\.number) == ["2026-0001"])
    try FileManager.default.removeItem(atPath: folder.path + "/Documents")
    let ledger = try store.ledger(details: details)
    #expect(
      ledger.entries.map(\.state) == [.issued] && folder.names("Documents/codingfit").count == 3)
  }

  @Test func aLedgerThatCannotBeReadIsNoEmptyOne() throws {
    folder.write("{ broken", to: "data/invoices/ledger.json")
    let store = Self.store(folder.path)
    #expect(throws: AppError.self) { try store.issue(invoice(), details: details) }
    #expect(folder.bytes("data/invoices/ledger.json") == Array("{ broken".utf8))
  }

  @Test func anotherWriterIsWaitedOutNotOverrun() throws {
    let store = Self.store(folder.path)
    try StoredFile.makeFolder(store.folder)
    let lock = try FileLock(trying: store.folder + "/lock")
    #expect(throws: AppError.self) { try store.issue(invoice(), details: details) }
    _ = consume lock
    #expect(try store.issue(invoice(), details: details).number == "2026-0001")
  }

  @Test func marksStay() throws {
    let store = Self.store(folder.path)
    let entry = try store.issue(invoice(), details: details)
    let paid = try store.mark(entry.number, .paid, on: InvoiceSample.today)
    let stored = try store.read()
    #expect(paid.entries.first?.state == .paid && paid == stored)
    let cancelled = try store.mark(entry.number, .cancelled, on: InvoiceSample.today)
    #expect(cancelled.issued.isEmpty && cancelled.entries.first?.invoice == entry.invoice)
  }

  @Test func aNumberWithASlashIsNoFolder() throws {
    var details = details
    details.numbering.pattern = "../{year}/{seq}"
    let entry = try Self.store(folder.path).issue(invoice(), details: details)
    #expect(entry.number == "../2026/1")
    #expect(folder.names("Documents/codingfit").contains("invoice-..-2026-1.pdf"))
  }
}
