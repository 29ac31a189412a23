import Core

/// What a status line needs of the cache: the days of the last year, without their parts, and the
/// sessions of the last weeks. More only where the rules of today look further back. Writes nothing.
public struct RecentHistory: Sendable {
  public let history: History
  /// When the last successful sync ended; of imported files, when the newest day was read.
  public let asOf: Instant?
  /// Sentences about settings or months that could not be read.
  public let problems: [AppError]

  /// Longer than most runs of days.
  private static let days = 400
  /// Past what any rule of today looks back to for sessions, with room for rows that reach over.
  private static let sessionDays = Thresholds.lookBackDays + 7

  /// Reads the settings and the index; months only where the index is missing or stale.
  public static func read(
    folder: String, settingsFile: SettingsFile, clock: WallClock
  ) -> RecentHistory {
    let loaded = settingsFile.load(movesAside: false)
    let (zone, now) = (loaded.settings.zone ?? clock.systemZone, clock.now())
    func history(_ days: IndexedDays) -> History {
      days.history(settings: loaded.settings, systemZone: clock.systemZone, now: now)
    }
    let index = DayIndex.read(in: folder, fallbackZone: zone, scope: scope(at: now))
    var problems = loaded.problems
    let recent = index.map(history)
    let found: History
    if let recent, isEnough(recent, now: now) {
      found = recent
    } else {
      let whole = DayIndex.load(in: folder, fallbackZone: zone)
      problems += whole.problems
      found = history(whole.days)
    }
    return RecentHistory(
      history: found,
      asOf: SyncLedger(in: folder).lastSync ?? found.days.lazy.compactMap(\.fetchedAt).max(),
      problems: problems)
  }

  private static func scope(at now: Instant) -> IndexScope {
    let today = DateOnly(dayNumber: now.milliseconds / Milliseconds.perDay)
    return IndexScope(
      daysSince: today.advanced(by: -days), partsSince: today.advanced(by: -sessionDays))
  }

  /// A missed day ends every run before it (R3), so nothing older can matter to the streak; and a
  /// week is only lowered for days before the first one (R4) where that lies in it.
  private static func isEnough(_ history: History, now: Instant) -> Bool {
    let today = history.today(at: now)
    guard let first = history.firstKnownDay(upTo: today), today.days(since: first) > 14 else {
      return false
    }
    return history.days.contains {
      DayStatus(of: $0.date, in: history, today: today) == .missed
    }
  }
}
