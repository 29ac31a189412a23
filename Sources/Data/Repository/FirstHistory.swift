import Core

/// What the first frame is drawn from, read at once and without the repository's actor.
public struct FirstHistory: Sendable {
  public let history: History
  public let lastSync: Instant?
  /// Sentences about settings or months that could not be read.
  public let problems: [AppError]
  /// What it was read from, which the repository goes on with.
  let index: LoadedIndex
  let indexStamp: FileStamp?
  let folder: String
  /// The day the history was made on.
  let today: DateOnly

  /// Reads the settings and the index of a history's folder; months are only read where the index
  /// is missing or stale. Writes nothing; `movesAside` puts a settings file that is no JSON out of
  /// the way.
  public static func read(
    folder: String, settingsFile: SettingsFile, clock: WallClock, movesAside: Bool = true
  ) -> FirstHistory {
    let loaded = settingsFile.load(movesAside: movesAside)
    let stamp = FileStamp(path: DayIndex.path(in: folder))
    let zone = loaded.settings.zone ?? clock.systemZone
    let index = DayIndex.load(in: folder, fallbackZone: zone)
    let now = clock.now()
    return FirstHistory(
      history: index.days.history(
        settings: loaded.settings, systemZone: clock.systemZone, now: now),
      lastSync: SyncLedger(in: folder).lastSync, problems: loaded.problems + index.problems,
      index: index, indexStamp: stamp, folder: folder,
      today: ZoneCalendar.named(zone).date(at: now))
  }
}
