import Core

/// What the first frame is drawn from, read at once and without the repository's actor.
public struct FirstHistory: Sendable {
  public let history: History
  public let lastSync: Instant?
  /// Sentences about settings or months that could not be read.
  public let problems: [AppError]

  /// Reads the settings and the index of a history's folder; months are only read where the index
  /// is missing or stale. Writes nothing; `movesAside` puts a settings file that is no JSON out of
  /// the way.
  public static func read(
    folder: String, settingsFile: SettingsFile, clock: WallClock, movesAside: Bool = true
  ) -> FirstHistory {
    let loaded = settingsFile.load(movesAside: movesAside)
    let zone = loaded.settings.zone ?? clock.systemZone
    let index = DayIndex.load(in: folder, fallbackZone: zone)
    return FirstHistory(
      history: index.days.history(
        settings: loaded.settings, systemZone: clock.systemZone, now: clock.now()),
      lastSync: SyncLedger(in: folder).lastSync, problems: loaded.problems + index.problems)
  }
}
