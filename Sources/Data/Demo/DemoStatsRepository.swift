import Core
import Foundation

/// A made-up history behind `--demo`: complete, repeatable and never written to disk.
public actor DemoStatsRepository: StatsRepository {
  private let clock: WallClock
  private let seed: UInt64
  /// Nil until something is saved: those that came with the history.
  private var settings: Settings?
  private var synced: Instant?

  public init(clock: WallClock, seed: UInt64 = 1) {
    self.clock = clock
    self.seed = seed
  }

  /// The history of the first frame, without waiting for the actor.
  public static func firstHistory(clock: WallClock, seed: UInt64 = 1) -> History {
    let made = generated(clock: clock, seed: seed)
    return history(made, settings: settings(made), clock: clock)
  }

  public func history() async throws(AppError) -> History {
    let made = Self.generated(clock: clock, seed: seed)
    return Self.history(made, settings: settings ?? Self.settings(made), clock: clock)
  }

  public func breakdown(of date: DateOnly) async throws(AppError) -> DayBreakdown? {
    let day = Self.generated(clock: clock, seed: seed).days.first { $0.date == date }
    guard let day, day.isKnown else { return nil }
    var random = SeededRandom(seed: seed, place: date.dayNumber &* 7 &+ 5)
    return DayBreakdown(
      editors: Self.split(day.totalMilliseconds, over: ["VS Code", "Neovim"], &random),
      languages: Self.split(
        day.totalMilliseconds, over: ["Swift", "TypeScript", "Markdown", "SQL"], &random),
      machines: Self.split(day.totalMilliseconds, over: ["laptop"], &random))
  }

  public func save(_ settings: Settings) async throws(AppError) {
    self.settings = settings
  }

  public func sync(
    _ scope: SyncScope, progress: @escaping @Sendable (SyncProgress) -> Void
  ) async throws(AppError) -> SyncReport {
    let now = clock.now()
    synced = now
    return SyncReport(added: 0, revisions: [], finishedAt: now)
  }

  public func lastSync() async -> Instant? { synced }

  public func changedOnDisk() async -> Bool { false }

  private static let dayCount = 1_150

  private static func generated(clock: WallClock, seed: UInt64) -> GeneratedHistory {
    let now = clock.now()
    let zone = ZoneCalendar(identifier: clock.systemZone) == nil ? "UTC" : clock.systemZone
    let today = ZoneCalendar.named(zone).date(at: now)
    return HistoryGenerator(
      seed: seed, firstDate: today.advanced(by: 1 - dayCount), dayCount: dayCount, zone: zone,
      tripZone: zone == "America/New_York" ? "Europe/Lisbon" : "America/New_York", until: now
    ).generate()
  }

  private static func history(
    _ made: GeneratedHistory, settings: Settings, clock: WallClock
  ) -> History {
    History(
      days: made.days, sessions: made.sessions, settings: settings, systemZone: clock.systemZone)
  }

  private static func settings(_ made: GeneratedHistory) -> Settings {
    let first = made.days.first?.date ?? DateOnly(dayNumber: 0)
    let half = first.advanced(by: dayCount / 2)
    return Settings(
      goals: [
        GoalConfig(from: DateOnly(dayNumber: 0)),
        GoalConfig(from: half, dailyGoalMinutes: 270, weeklyGoalMinutes: 1350),
      ],
      daysOff: made.daysOff,
      rates: [
        "atlas": [
          Rate(from: first, hourly: Decimal(85)),
          Rate(from: half, hourly: Decimal(9250) / 100),
        ],
        "beacon": [Rate(from: first, hourly: Decimal(70))],
        "fjord": [Rate(from: first, hourly: Decimal(0))],
      ])
  }

  private static func split(
    _ total: Int, over names: [String], _ random: inout SeededRandom
  ) -> [NamedTime] {
    var left = total
    var parts: [NamedTime] = []
    for (index, name) in names.enumerated() {
      let isLast = index == names.count - 1
      let part = isLast ? left : Int(Double(left) * random.uniform(0.2, 0.8))
      if part > 0 { parts.append(NamedTime(name: name, milliseconds: part)) }
      left -= part
    }
    return parts.sorted { ($1.milliseconds, $0.name) < ($0.milliseconds, $1.name) }
  }
}
