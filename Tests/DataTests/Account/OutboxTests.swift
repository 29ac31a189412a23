import Core
import TestSupport
import Testing

@testable import StatsData

@Suite struct OutboxTests {
  private static func goal(_ column: String, _ value: Int) -> SettingsChange {
    SettingsChange(.goals, ["2026-07-01"], [column: .int(value)])
  }

  @Test func changesAreMergedByField() {
    var outbox = Outbox()
    outbox.add([Self.goal("daily_goal_minutes", 1), Self.goal("weekly_goal_minutes", 2)])
    outbox.add([Self.goal("daily_goal_minutes", 3)])
    #expect(
      outbox.entries.map(\.change.values) == [
        ["daily_goal_minutes": .int(3), "weekly_goal_minutes": .int(2)]
      ])
  }

  @Test func aRemovalBeatsWhatWasBefore() {
    var outbox = Outbox()
    outbox.add([Self.goal("daily_goal_minutes", 1)])
    outbox.add([SettingsChange(.goals, ["2026-07-01"], nil)])
    #expect(outbox.entries.map(\.change.values) == [nil])
  }

  @Test func whatChangedWhileItWasSentStays() {
    var outbox = Outbox()
    outbox.add([Self.goal("daily_goal_minutes", 1)])
    let sent = Set(outbox.entries.map(\.id))
    outbox.add([Self.goal("daily_goal_minutes", 2)])
    outbox.remove(sent)
    #expect(outbox.entries.count == 1 && outbox.sent == 0)
    outbox.remove(Set(outbox.entries.map(\.id)))
    #expect(outbox.entries.isEmpty && outbox.sent == 1)
  }

  @Test func survivesItsFile() async throws {
    let folder = TemporaryFolder()
    let file = OutboxFile(path: folder.path + "/deep/outbox.json")
    let written = try await file.update { outbox in
      outbox.add([
        SettingsChange(.rates, ["α \"x\"", "2026-01-01"], ["hourly_rate": .number("85.1250")]),
        SettingsChange(.daysOff, ["2026-07-01"], nil),
        SettingsChange(.preferences, [], ["time_zone": .null, "ai_categories": .array([])]),
      ])
      outbox.isMerged = true
      outbox.problem = AppError(.offline, "x")
    }
    #expect(try file.load() == written)
    #expect(written.entries.count == 3)
  }

  @Test func aDamagedFileIsKeptAside() throws {
    let folder = TemporaryFolder()
    folder.write("{", to: "outbox.json")
    #expect(try OutboxFile(path: folder.path + "/outbox.json").load() == Outbox())
    #expect(folder.names() == ["outbox.json.bad-1"])
  }

  @Test func manyWritersLoseNothing() async throws {
    let folder = TemporaryFolder()
    let file = OutboxFile(path: folder.path + "/outbox.json")
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<10 {
        group.addTask {
          _ = try? await file.update {
            $0.add([SettingsChange(.daysOff, ["2026-07-0\(number)"], nil)])
          }
        }
      }
    }
    #expect(try file.load().entries.count == 10)
  }
}
