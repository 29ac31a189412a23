import Core
import Foundation
import TestSupport
import Testing

@testable import StatsData

/// Issuing through a real PostgreSQL: the stand-in's, or the project that the environment names.
@Suite(
  .serialized, .timeLimit(.minutes(2)),
  .enabled(if: StandIn.isThere || StandIn.hasProject, "the stand-in is not at ../shared/supabase"))
final class InvoiceProjectTests {
  private let project: StandIn
  private let ownsServer: Bool

  init() throws {
    ownsServer = !StandIn.hasProject
    project = try StandIn.named() ?? StandIn.start(.invoices)
  }

  deinit {
    if ownsServer { StandIn.stop(.invoices) }
  }

  private func machine(_ user: String) async throws -> InvoiceMachine {
    let machine = try InvoiceMachine(
      URLSessionTransport(clock: ContinuousClock()), url: project.url, key: project.key,
      clock: .system)
    try await machine.parts.account.signIn(email: "\(user)@example.com", password: "pw-\(user)")
    return machine
  }

  /// Names that no earlier run of a lasting project has billed.
  private func name(_ text: String) -> String { text + "-" + UUID().uuidString.prefix(6) }

  private static func many(
    _ machine: InvoiceMachine, _ names: [String]
  ) async throws -> [String] {
    var given: [String] = []
    for name in names { given.append(try await machine.issue(name)) }
    return given
  }

  @Test func twoMachinesShareTheCountAndTwoUsersDoNot() async throws {
    let (first, second) = (try await machine("a"), try await machine("a"))
    let other = try await machine("b")
    let before = try await first.fresh.count
    let names = (0..<10).map { name("p\($0)") }
    async let left = Self.many(first, Array(names[..<5]))
    async let right = Self.many(second, Array(names[5...]))
    let given = try await (left + right).sorted()
    let wanted = (before + 1...before + 10).map { InvoiceNumbering().number($0, on: Self.day) }
    #expect(given == wanted)
    let ledgers = [try await first.numbers.refreshed(), try await second.numbers.refreshed()]
    #expect(ledgers[0].entries.map(\.invoice) == ledgers[1].entries.map(\.invoice))
    #expect(ledgers[0].entries.count == before + 10)
    #expect(try await !other.fresh.contains { $0.contains("issued") } || before > 0)
  }

  private static let day = InvoiceSample.today

  @Test func whatTheServerKeepsIsTheInvoiceToTheCent() async throws {
    let (first, second) = (try await machine("b"), try await machine("b"))
    let project = name("kept ✓ \"quoted\" \u{1F680} שלום")
    let number = try await first.issue(project)
    let there = try await second.numbers.refreshed().entry(number)
    #expect(there?.invoice == InvoiceMachine.invoice(project).numbered(number))
    let paid = try await second.numbers.mark(number, .paid, on: Self.day)
    #expect(paid.entry(number)?.state == .paid && paid.entry(number)?.changed == Self.day)
    _ = try await first.numbers.mark(number, .cancelled, on: Self.day)
    await #expect(throws: AppError(.invalidInput, "Invoice \(number) is cancelled and stays so.")) {
      _ = try await second.numbers.mark(number, .issued, on: Self.day)
    }
  }

  /// Done by the database, lost on the way: every fault that strikes after the work.
  @Test(.enabled(if: StandIn.isThere && !StandIn.hasProject, "faults need the stand-in"))
  func noFaultSpendsOrSkipsANumber() async throws {
    let machine = try await machine("c")
    var given: [String] = []
    for kind in ["after_reset", "after_empty", "pool", "restoring", "html", "reset", "truncate"] {
      try await project.lab(
        "faults", "[{\"path\":\"^/rest/\",\"method\":\"POST\",\"kind\":\"\(kind)\",\"times\":1}]")
      do {
        given.append(try await machine.issue("p-\(kind)"))
      } catch {
        try await project.lab("faults", "", .delete)
        given.append(try await machine.issue("q-\(kind)"))
      }
      try await project.lab("faults", "", .delete)
    }
    let known = try await machine.numbers.refreshed().entries.map(\.number)
    let wanted = (1...known.count).map { InvoiceNumbering().number($0, on: Self.day) }
    #expect(known == wanted && Set(given).isSubset(of: known))
    #expect(machine.documents == known)
  }

  /// What has been issued stays as it is, whoever asks.
  @Test func theServerKeepsWhatWasIssued() async throws {
    let machine = try await machine("a")
    let number = try await machine.issue(name("fixed"))
    let entry = try #require(try await machine.numbers.ledger().entry(number))
    let exchange = machine.parts.invoices.table.exchange
    for body in [#"{"total":1}"#, #"{"number":"9999"}"#, #"{"document":{}}"#] {
      let problem = await Self.problem {
        _ = try await exchange.send(
          .patch, table: "invoices", query: RESTQuery([("id", "eq.\(entry.id ?? "")")]),
          body: Array(body.utf8))
      }
      #expect(problem?.fault?.status == 409, "\(body)")
    }
  }

  private static func problem(
    _ body: () async throws -> Void
  ) async -> RemoteProblem? {
    do {
      try await body()
      return nil
    } catch {
      return error as? RemoteProblem
    }
  }
}
