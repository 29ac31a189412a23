import Core
import Foundation
import TestSupport
import Testing

@testable import StatsData

struct SettingsFileTests {
  private let folder = TemporaryFolder()
  private var file: SettingsFile { SettingsFile(path: folder.path + "/config/settings.json") }

  private func write(_ text: String) { folder.write(text, to: "config/settings.json") }

  private var full: Settings {
    var settings = Settings(
      goals: [
        GoalConfig(from: Rows.date("2024-01-01")),
        GoalConfig(
          from: Rows.date("2026-07-01"), dailyGoalMinutes: 0, weeklyGoalMinutes: 10_080,
          windowStartMinute: 1_320, windowEndMinute: 120, restDays: []),
      ],
      daysOff: [DayRange(Rows.date("2026-05-01"))], weekStart: 1, zone: "Asia/Tokyo",
      lateFromMinute: 0, aiCategories: ["AI Coding", "ぺア \"x\"\n"],
      rates: [
        "プロジェクト": [
          Rate(from: Rows.date("2026-01-01"), hourly: Decimal(805) / 10),
          Rate(from: Rows.date("2026-07-01"), hourly: Decimal(string: "99.9901") ?? 0),
        ]
      ])
    settings.invoice = InvoiceSettings(
      currency: "JPY", rounding: .halfEven, increment: .quarterHour, mode: .up, granularity: .day)
    settings.look = LookSettings(theme: .highContrast, hasMotion: false, ringsBell: true)
    settings.look.hasWideLetters = true
    settings.invoice.details = InvoiceSample.details
    settings.invoice.details.untaxed = .reverseCharge
    settings.invoice.details.untaxedReason = "§ 13b"
    settings.invoice.details.clients[0].projects = ["a", "プロジェクト"]
    settings.invoice.details.folder = "~/Bills"
    settings.invoice.details.font = "/f.ttf"
    settings.invoice.details.pageSize = .letter
    settings.invoice.details.hasDays = true
    settings.invoice.details.numbering = InvoiceNumbering(pattern: "R{seq}", first: 12)
    settings.invoice.details.termsDays = 30
    return settings
  }

  @Test func everythingComesBack() throws {
    try file.save(full)
    #expect(file.load() == LoadedSettings(settings: full, problems: []))
    let text = String(decoding: folder.bytes("config/settings.json") ?? [], as: UTF8.self)
    #expect(text.contains("\"hourly\": \"80.5\""))
    #expect(text.contains("\"hourly\": \"99.9901\""))
  }

  @Test func aMissingFileIsTheDefaults() {
    #expect(file.load() == LoadedSettings(settings: Settings(), problems: []))
  }

  @Test func whatIsNotKnownStays() throws {
    write("{\"theme\": {\"a\": 1.10}, \"weekStart\": 1, \"invoice\": {\"stamp\": \"Ł\"}}")
    var settings = file.load().settings
    settings.weekStart = 7
    try file.save(settings)
    let tree = try JSONTree(parsing: folder.bytes("config/settings.json") ?? [])
    #expect(tree["theme"]?["a"] == .number("1.10"))
    #expect(tree["invoice"]?["stamp"] == .string("Ł"))
    #expect(tree["weekStart"] == .number("7"))
  }

  @Test(arguments: ["", "{", "[]", "nonsense", "{\"weekStart\":1}}"])
  func aFileThatIsNoJSONIsSetAside(_ text: String) {
    write(text)
    let loaded = file.load()
    #expect(loaded.settings == Settings())
    #expect(loaded.problems.count == 1)
    #expect(folder.bytes("config/settings.json.bad-1") == Array(text.utf8))
  }

  @Test(arguments: [
    ("{\"weekStart\": 8}", "weekStart"), ("{\"weekStart\": \"Mon\"}", "weekStart"),
    ("{\"zone\": \"CEST\"}", "zone"), ("{\"lateFromMinute\": 1440}", "lateFromMinute"),
    ("{\"goals\": {}}", "goals"), ("{\"goals\": [{\"from\": \"2026-13-01\"}]}", "goals[0].from"),
    ("{\"daysOff\": [{\"from\":\"2026-05-02\",\"to\":\"2026-05-01\"}]}", "daysOff[0]"),
    ("{\"rates\": {\"a\": [{\"from\":\"2026-05-02\",\"hourly\":\"12abc\"}]}}", "rates.a.hourly"),
    ("{\"rates\": {\"a\": [{\"from\":\"2026-05-02\",\"hourly\":\"1,5\"}]}}", "rates.a.hourly"),
    ("{\"rates\": {\"a\": [{\"from\":\"2026-05-02\",\"hourly\":-1}]}}", "rates.a.hourly"),
    ("{\"invoice\": {\"currency\": \"euro\"}}", "invoice.currency"),
    ("{\"invoice\": {\"increment\": \"7\"}}", "invoice.increment"),
    ("{\"look\": {\"theme\": \"blue\"}}", "look.theme"),
    ("{\"look\": {\"motion\": 1}}", "look.motion"),
  ])
  func aBadFieldIsToldAndStandsAtItsDefault(_ text: String, _ field: String) {
    write(text)
    let loaded = file.load()
    #expect(loaded.settings == Settings())
    #expect(loaded.problems.map { $0.message.contains(field) } == [true])
  }

  @Test func oneBadFieldLeavesTheOthers() {
    write("{\"goals\": [{\"from\":\"2026-01-01\",\"dailyGoalMinutes\":9999,\"restDays\":[2]}]}")
    let goals = file.load().settings.goals
    #expect(goals == [GoalConfig(from: Rows.date("2026-01-01"), restDays: [2])])
  }

  @Test func aNewerFileIsLeftAlone() {
    write("{\"format\": 2, \"weekStart\": 1}")
    #expect(file.load().settings == Settings())
    #expect(throws: AppError.self) { try file.save(full) }
    #expect(folder.bytes("config/settings.json")?.count == 29)
  }

  /// Somebody has it open in an editor: what they wrote is kept.
  @Test func aFileThatIsNoJSONAnyMoreIsMovedAsideBeforeASave() throws {
    write("{ \"weekStart\": ")
    try file.save(Settings(weekStart: 7))
    #expect(file.load().settings.weekStart == 7 && file.load().problems.isEmpty)
    let aside = try StoredFile.read(file.path + ".bad-1")
    #expect(aside.map { String(decoding: $0, as: UTF8.self) } == "{ \"weekStart\": ")
  }
}
