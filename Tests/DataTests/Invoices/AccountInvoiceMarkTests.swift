import Core
import Foundation
import TestSupport
import Testing

@testable import StatsData

/// Marks through a server, and what was issued without one.
@Suite(.timeLimit(.minutes(3))) struct AccountInvoiceMarkTests {
  private let server = ScriptedAccount()

  private func machine(_ user: String? = "u1") async throws -> InvoiceMachine {
    let machine = try InvoiceMachine(server)
    if let user { try await machine.signIn(user) }
    return machine
  }

  private var numbers: [String] { server.invoices { $0.numbers } }
  private let number = "2026-0001"

  private func mark(_ machine: InvoiceMachine, _ state: InvoiceState) async -> String {
    do throws(AppError) {
      let ledger = try await machine.numbers.mark(number, state, on: InvoiceSample.today)
      let entry = ledger.entry(number)
      return "\(entry?.state.rawValue ?? "none") \(entry?.changed?.description ?? "-")"
    } catch {
      return error.message
    }
  }

  @Test func marksGoToTheServerAndComeToTheOthers() async throws {
    let (first, second) = (try await machine(), try await machine())
    try await first.issue("atlas")
    #expect(await mark(first, .paid) == "paid 2026-08-02")
    #expect(try await second.fresh == ["2026-0001 paid"])
    #expect(await mark(second, .issued) == "issued -")
    #expect(await mark(second, .cancelled) == "cancelled 2026-08-02")
    let patch = try #require(server.requests.last { $0.method == .patch })
    #expect(patch.headers["Prefer"]?.contains("max-affected=1") == true)
    #expect(try await first.fresh == ["2026-0001 cancelled"])
    #expect(try await first.numbers.ledger().issued.isEmpty)
  }

  /// Cancelled elsewhere: the change touches no row, which the server calls a success.
  @Test func aChangeOfNoRowIsNoSuccess() async throws {
    let (first, second) = (try await machine(), try await machine())
    try await first.issue("atlas")
    _ = try await second.fresh
    #expect(await mark(first, .cancelled) == "cancelled 2026-08-02")
    #expect(await mark(second, .paid) == "Invoice 2026-0001 is cancelled and stays so.")
    #expect(server.invoices { $0.statuses } == ["cancelled"])
  }

  @Test func aChangeRefusedWithoutAWordIsTold() async throws {
    let machine = try await machine()
    try await machine.issue("atlas")
    server.invoices { $0.refusesChanges = true }
    #expect(
      await mark(machine, .paid)
        == "The server did not change 2026-0001. Check the policies of invoices.")
    #expect(try await machine.known == ["2026-0001 issued"])
  }

  @Test func aLostAnswerToAMarkIsLookedUp() async throws {
    let machine = try await machine()
    try await machine.issue("atlas")
    server.fail { $0.method == .patch ? .lost : nil }
    #expect(await mark(machine, .paid) == "paid 2026-08-02")
    #expect(server.requests.count { $0.method == .patch } == 1)
  }

  @Test func withoutTheServerNothingIsMarked() async throws {
    let machine = try await machine()
    try await machine.issue("atlas")
    server.fail { _ in .failure(.refused) }
    #expect(await mark(machine, .paid).contains("needs the server"))
    server.fail(nil)
    try await machine.session(nil)
    #expect(
      await mark(machine, .paid) == "Invoice 2026-0001 is in your account. Sign in to change it.")
  }

  @Test func whatWasIssuedBeforeSigningInCounts() async throws {
    let (first, second) = (try await machine(nil), try await machine())
    #expect(try await first.issue("atlas") == "2026-0001")
    #expect(server.requests.isEmpty)
    try await first.signIn()
    #expect(await first.refusal("atlas") == "atlas is already invoiced in this period.")
    #expect(try await first.issue("books") == "2026-0002")
    #expect(numbers == ["2026-0001", "2026-0002"])
    #expect(try await second.fresh == ["2026-0001 issued", "2026-0002 issued"])
    #expect(try await first.known == ["2026-0001 issued", "2026-0002 issued"])
    #expect(await mark(first, .paid) == "paid 2026-08-02")
  }

  @Test func signedOutTheCountGoesOnPastTheAccounts() async throws {
    let machine = try await machine()
    try await machine.issue("atlas")
    try await machine.session(nil)
    #expect(await machine.refusal("atlas") == "atlas is already invoiced in this period.")
    #expect(try await machine.issue("books") == "2026-0002" && numbers.count == 1)
    try await machine.signIn()
    #expect(try await machine.fresh == ["2026-0001 issued", "2026-0002 issued"])
    #expect(numbers == ["2026-0001", "2026-0002"])
  }

  /// Two people at one machine: neither sees nor sends the other's.
  @Test func anotherUserStartsAfresh() async throws {
    let machine = try await machine(nil)
    try await machine.issue("atlas")
    try await machine.signIn("u1")
    #expect(try await machine.fresh == ["2026-0001 issued"])
    server.invoices { $0 = ScriptedInvoices() }
    try await machine.signIn("u2")
    #expect(try await machine.fresh == [])
    #expect(try await machine.issue("atlas") == "2026-0001" && numbers == ["2026-0001"])
  }

  /// Both machines gave a number before they knew of each other: both invoices stay listed.
  @Test func aNumberGivenTwiceBeforeSigningInHidesNothing() async throws {
    let (first, second) = (try await machine(nil), try await machine(nil))
    try await first.issue("atlas")
    try await second.issue("books")
    for machine in [first, second] { try await machine.signIn() }
    #expect(try await first.fresh == ["2026-0001 issued"])
    #expect(try await second.fresh == ["2026-0001 issued", "2026-0001 issued"])
    #expect(try await second.issue("beacon") == "2026-0002")
  }

  @Test func aFullDiskKeepsTheNumberAndTheFilesComeLater() async throws {
    let machine = try await machine()
    machine.folder.write("in the way", to: "Documents")
    #expect(await machine.refusal("atlas")?.contains("2026-0001 is taken") == true)
    #expect(numbers == [number])
    try FileManager.default.removeItem(atPath: machine.folder.path + "/Documents")
    #expect(try await machine.known == ["2026-0001 issued"])
    #expect(machine.documents == [number])
    #expect(await machine.numbers.finished == [number])
  }

  @Test func aDamagedCopyIsFetchedAgain() async throws {
    let machine = try await machine()
    try await machine.issue("atlas")
    let copy = machine.parts.folder + "/invoices/ledger.json"
    try AtomicFile.write(Array("{ broken".utf8), to: copy)
    #expect(try await machine.issue("books") == "2026-0002")
    #expect(try await machine.known == ["2026-0001 issued", "2026-0002 issued"])
  }
}
