import Core
import StatsData
import Synchronization
import TestSupport
import Testing

/// The same table behind a real connection that breaks after the server has done its work.
@Suite(.timeLimit(.minutes(3))) struct InvoiceLoopbackTests {
  private final class Table: Sendable {
    let state = Mutex(ScriptedInvoices())

    func answer(_ request: LoopbackRequest) -> LoopbackAnswer {
      let parts = request.target.split(separator: "?", maxSplits: 1).map(String.init)
      let query = parts.count > 1 ? parts[1] : ""
      let response = state.withLock { $0.answer(request.method, query, request.body) }
      return .json(String(decoding: response.body, as: UTF8.self), status: response.status)
    }
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    let name: String
    let behaviour: LoopbackAnswer.Behaviour
    var testDescription: String { name }
  }

  static let faults = [
    Fault(name: "empty", behaviour: .empty), Fault(name: "reset", behaviour: .reset),
    Fault(name: "cut off", behaviour: .truncate(bytes: 20)),
    Fault(name: "reset half-way", behaviour: .resetAfter(bytes: 20)),
    Fault(name: "no HTTP", behaviour: .garbage),
    Fault(name: "closed without a word", behaviour: .silentClose),
  ]

  /// Three invoices and a mark; every write is done and its answer spoilt.
  @Test(arguments: faults)
  func anAnswerLostOnTheWaySpendsNoNumber(fault: Fault) async throws {
    let table = Table()
    let server = try LoopbackServer { request, _ in
      let answer = table.answer(request)
      return request.method == "GET" ? answer : answer.with(fault.behaviour)
    }
    defer { server.stop() }
    let machine = try InvoiceMachine(
      URLSessionTransport(clock: ContinuousClock()), url: server.url)
    try await machine.signIn()
    for project in ["a", "b", "c"] { try await machine.issue(project) }
    _ = try await machine.numbers.mark("2026-0002", .paid, on: InvoiceSample.today)
    let numbers = ["2026-0001", "2026-0002", "2026-0003"]
    #expect(table.state.withLock { $0.numbers } == numbers && machine.documents == numbers)
    #expect(table.state.withLock { $0.statuses } == ["issued", "paid", "issued"])
    #expect(server.requests.count { $0.method == "POST" } == 3)
  }

  @Test func aServerThatIsGoneIsNamed() async throws {
    let server = try LoopbackServer(always: .json("[]"))
    let machine = try InvoiceMachine(
      URLSessionTransport(clock: ContinuousClock()), url: server.url)
    server.stop()
    try await machine.signIn()
    let words = await machine.refusal("atlas") ?? ""
    #expect(words.contains("127.0.0.1") && words.contains("needs the server"))
    #expect(machine.documents == [])
  }
}
