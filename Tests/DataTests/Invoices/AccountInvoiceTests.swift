import Core
import TestSupport
import Testing

@testable import StatsData

/// Numbers from a server's table: none twice, none skipped, whatever becomes of the answers.
@Suite(.timeLimit(.minutes(3))) struct AccountInvoiceTests {
  private let server = ScriptedAccount()

  private func machine() async throws -> InvoiceMachine {
    let machine = try InvoiceMachine(server)
    try await machine.signIn()
    return machine
  }

  private var numbers: [String] { server.invoices { $0.numbers } }
  private var posts: Int { server.requests.count { $0.method == .post } }

  @Test func whatIsIssuedOnOneMachineShowsOnTheOther() async throws {
    let (first, second) = (try await machine(), try await machine())
    let number = try await first.issue("atlas")
    #expect(number == "2026-0001" && first.documents == ["2026-0001"])
    #expect(try await second.known == [])
    #expect(try await second.fresh == ["2026-0001 issued"])
    let here = try await first.numbers.ledger().entries.first
    let there = try await second.numbers.ledger().entries.first
    #expect(here?.invoice == there?.invoice && there?.files == [])
    #expect(await second.refusal("atlas") == "atlas is already invoiced in this period.")
    #expect(try await second.issue("books") == "2026-0002")
  }

  @Test func aRowHoldsWhatOthersMayRead() async throws {
    try await machine().issue("atlas")
    let row = try #require(server.invoices { $0.rows.first })
    #expect(row["total"] == .number("190.64") && row["client"] == .string("Acme Oy"))
    #expect(row["period_start"] == .string("2026-07-01") && row["status"] == .string("issued"))
    #expect(row["lines"]?.array?.first?["amount"] == .string("160.20"))
    #expect(server.writes.first?.url.contains("/invoices?on_conflict=id&") == true)
  }

  /// Committed, and the answer never came: it is looked up, not sent again.
  @Test func aLostAnswerSpendsOneNumber() async throws {
    let machine = try await machine()
    server.fail { $0.method == .post ? .lost : nil }
    #expect(try await machine.issue("atlas") == "2026-0001")
    #expect(numbers == ["2026-0001"] && posts == 1)
    #expect(machine.documents == ["2026-0001"])
  }

  /// Not even the looking up works: the next run does it, writes the files, and goes on after it.
  @Test func whatNobodyCouldTellIsSettledByTheNextRun() async throws {
    let machine = try await machine()
    server.fail { request in
      request.method == .post
        ? .lost : request.url.contains("id=in.") ? .failure(.notConnected) : nil
    }
    let words = await machine.refusal("atlas") ?? ""
    #expect(words.contains("2026-0001") && words.contains("looked up"))
    #expect(machine.documents == [])
    server.fail(nil)
    #expect(try await machine.issue("books") == "2026-0002")
    #expect(numbers == ["2026-0001", "2026-0002"])
    #expect(machine.documents == ["2026-0001", "2026-0002"])
    #expect(try await machine.known == ["2026-0001 issued", "2026-0002 issued"])
  }

  /// It never arrived: it is sent again under the same id and number.
  @Test func aRequestThatWasLostIsSentAgain() async throws {
    let machine = try await machine()
    let server = server
    server.fail { request in
      let posts = server.requests.count { $0.method == .post }
      return request.method == .post && posts == 1 ? .failure(.connectionLost) : nil
    }
    #expect(try await machine.issue("atlas") == "2026-0001")
    #expect(numbers == ["2026-0001"] && posts == 2)
  }

  @Test func aQuickerMachineGetsTheNumberAndNoneIsSkipped() async throws {
    let machine = try await machine()
    server.fail { $0.method == .post ? .overtaken : nil }
    #expect(try await machine.issue("atlas") == "2026-0002")
    #expect(numbers == ["2026-0001", "2026-0002"])
    #expect(machine.documents == ["2026-0002"])
  }

  @Test func twoMachinesAtOnceShareTheCount() async throws {
    let (first, second) = (try await machine(), try await machine())
    async let left = Self.issueMany(first, "left")
    async let right = Self.issueMany(second, "right")
    let given = try await (left + right).sorted()
    #expect(given == (1...12).map { "2026-00\($0 < 10 ? "0" : "")\($0)" })
    #expect(numbers.sorted() == given)
  }

  private static func issueMany(_ machine: InvoiceMachine, _ name: String) async throws -> [String]
  {
    var given: [String] = []
    for number in 0..<6 { given.append(try await machine.issue("\(name)-\(number)")) }
    return given
  }

  @Test func offlineNothingIsNumberedAndEverythingIsListed() async throws {
    let machine = try await machine()
    try await machine.issue("atlas")
    server.fail { _ in .failure(.notConnected) }
    #expect(
      await machine.refusal("books")
        == "Not connected to a network. Your account keeps the invoices, so this needs the server.")
    #expect(try await machine.known == ["2026-0001 issued"])
    let ledger = try await machine.numbers.ledger()
    #expect(ledger.issued.map(\.project) == ["atlas"] && numbers.count == 1)
  }

  @Test func whatTheRulesRefuseTakesNoNumber() async throws {
    let machine = try await machine()
    let refusal = #"{"code":"42501","message":"row-level security policy for invoices"}"#
    server.fail { $0.method == .post ? .answer(.json(refusal, status: 403)) : nil }
    #expect(
      await machine.refusal("atlas")
        == "Your account may not use invoices. Check its policies and grants.")
    #expect(machine.documents == [] && posts == 1)
    server.fail(nil)
    #expect(try await machine.issue("atlas") == "2026-0001")
  }

  /// The number is taken by a row that the rules hide: skipping it would be a silent gap.
  @Test func aHiddenRowIsNotSkippedSilently() async throws {
    let (first, second) = (try await machine(), try await machine())
    try await first.issue("atlas")
    server.invoices { $0.hidesRows = true }
    #expect(await second.refusal("books")?.contains("does not show it") == true)
    #expect(numbers == ["2026-0001"] && second.documents == [])
  }

  @Test func anEndedSessionNumbersNothing() async throws {
    let machine = try await machine()
    try await machine.session(
      UserSession(
        accessToken: "", refreshToken: "", expiry: RemoteFixture.now, clockOffset: 0, userID: "u1",
        email: ""))
    #expect(await machine.refusal("atlas")?.contains("Sign in again") == true)
    #expect(server.requests.isEmpty && machine.documents == [])
  }
}
