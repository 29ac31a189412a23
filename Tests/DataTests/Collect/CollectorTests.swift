import Core
import TestSupport
import Testing

@testable import StatsData

@Suite(.timeLimit(.minutes(5))) struct CollectorTests {
  @Test(arguments: WakaTimeDouble.Flavour.allCases)
  func everyDayOfEveryKindOfServerArrives(flavour: WakaTimeDouble.Flavour) async throws {
    let double = WakaTimeDouble(flavour)
    double.set("2026-08-21", 4337.5)
    let server = try double.server()
    defer { server.stop() }
    let report = try await CollectFixture.collector(server).run(days: 3)
    let summaries = double.stored(.summaries)
    #expect(
      summaries.keys.sorted().map(\.description) == ["2026-08-20", "2026-08-21", "2026-08-22"])
    #expect(summaries.values.allSatisfy { !$0.contains("dependencies") })
    #expect(report.problem == nil)
    let sessions = double.stored(.durations)[Rows.date("2026-08-21")]
    #expect((sessions?.contains("duration") ?? false) == [.wakaTime, .old].contains(flavour))
  }

  @Test func aSecondRunWritesNothing() async throws {
    let double = WakaTimeDouble()
    double.set("2026-08-21", 946)
    let server = try double.server()
    defer { server.stop() }
    let first = try await CollectFixture.collector(server).run(days: 14)
    let writes = server.requests.count { $0.method == "POST" }
    let second = try await CollectFixture.collector(server).run(days: 14)
    #expect(first.changed.count == 28 && writes == 2)
    #expect(second.changed.isEmpty && second.unchanged == 28)
    #expect(server.requests.count { $0.method == "POST" } == writes)
  }

  /// Offline time reaches WakaTime days later (wakatime/vscode-wakatime#418).
  @Test func timeThatArrivedLateReplacesTheDay() async throws {
    let double = WakaTimeDouble()
    double.set("2026-08-10", 946)
    let server = try double.server()
    defer { server.stop() }
    _ = try await CollectFixture.collector(server).run(days: 14)
    double.set("2026-08-10", 4337)
    let report = try await CollectFixture.collector(server).run(days: 14)
    let date = Rows.date("2026-08-10")
    #expect(
      report.changed == [
        CollectedDay(table: .summaries, date: date, before: 946_000, after: 4_337_000),
        CollectedDay(table: .durations, date: date, before: 946_000, after: 4_337_000),
      ])
  }

  @Test(arguments: [
    ("America/Los_Angeles", "2026-08-22T02:00:00Z", "2026-08-21"),
    ("Pacific/Auckland", "2026-08-21T13:00:00Z", "2026-08-22"),
    ("Europe/Berlin", "2026-08-21T21:59:59Z", "2026-08-21"),
    ("Europe/Berlin", "2026-08-21T22:00:00Z", "2026-08-22"),
    ("CEST", "2026-08-21T23:00:00Z", "2026-08-21"),
  ])
  func todayIsTheAccounts(zone: String, now: String, today: String) async throws {
    let double = WakaTimeDouble(zone: zone)
    let server = try double.server()
    defer { server.stop() }
    let report = try await CollectFixture.collector(server, now: now).run(days: 2)
    #expect(report.range?.upperBound.description == today)
    #expect(server.requests.compactMap { $0.value("end") } == [today])
    #expect(report.notes.isEmpty == (zone != "CEST"))
  }

  @Test func anAccountWithoutAZoneTakesTheMachines() async throws {
    let server = try WakaTimeDouble(zone: nil).server()
    defer { server.stop() }
    let report = try await CollectFixture.collector(server).run(days: 1)
    #expect(report.zone == "UTC" && report.notes.count == 1)
  }

  @Test func longRangesGoInChunksAndSmallPages() async throws {
    let double = WakaTimeDouble()
    double.state.withLock { $0.maxRows = 7 }
    let server = try double.server()
    defer { server.stop() }
    let first = try await CollectFixture.collector(server).run(days: 70)
    let second = try await CollectFixture.collector(server).run(days: 70)
    let ranges = server.requests.compactMap { request in
      request.value("start").flatMap { DateOnly($0) }.flatMap { start in
        request.value("end").flatMap { DateOnly($0) }?.days(since: start)
      }
    }
    #expect(ranges == [30, 30, 7, 30, 30, 7])
    #expect(first.changed.count == 140 && second.changed.isEmpty)
  }

  /// An adopted project whose tables keep each part of a day in a column of its own.
  @Test func flattenedTablesAreFilledColumnByColumn() async throws {
    let double = WakaTimeDouble()
    double.state.withLock { $0.columns = Set(TableShape.parts) }
    double.set("2026-08-22", 60)
    let server = try double.server()
    defer { server.stop() }
    let collector = try CollectFixture.collector(server)
    let first = await collector.run(days: 1)
    double.state.withLock { _ = $0.columns.insert("data") }
    let second = try await CollectFixture.collector(server).run(days: 1)
    let row = double.stored(.summaries)[Rows.date("2026-08-22")] ?? ""
    #expect(first.changed.first?.after == 60_000)
    #expect(row.contains("\"grand_total\": {") && second.problem == nil)
  }
}
