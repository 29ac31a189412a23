import Core

/// The history on disk, brought up to date from a server. The only thing that touches its files.
///
/// What is drawn never depends on the network: reads come from memory and disk, a failed sync
/// changes nothing, and where the disk refuses a write the rows live on in memory.
public actor CachedStatsRepository: StatsRepository {
  let remote: (any RemoteSource)?
  let clock: WallClock
  let log: LogFile?
  let settingsFile: SettingsFile
  /// Of the user who is signed in; another user's days lie in another folder.
  private(set) var cache: DayCache
  let account: AccountSync?
  /// Where syncs run; nil: the runtime's pool.
  let executor: (any TaskExecutor)?
  let sleeper: any Clock<Duration>

  var folder: String { cache.folder }
  var index: IndexedDays { didSet { made = nil } }
  var settings: Settings { didSet { made = nil } }
  var ledger = SyncLedger()
  /// Months the disk refused, kept until it takes them.
  var unsaved: [MonthKey: CachedMonth] = [:]
  /// Why the last write failed.
  var storageFault: AppError?
  var running: RunningSync?
  /// Where the running sync began: what it brings belongs nowhere else.
  var syncFolder: String?

  /// Whether this run has looked for months of an older format.
  var hasRenewed = false
  /// The newest history and the day it was made on; nil once something else is known.
  private var made: (today: DateOnly, history: History)?
  /// What the first frame was drawn from, until the index is read.
  private var first: FirstHistory?
  private var isLoaded = false
  private var indexStamp: FileStamp?
  private var settingsStamp: FileStamp?
  private var ledgerStamp: FileStamp?
  private var settingsProblems: [AppError] = []
  private var indexProblems: [AppError] = []

  /// `remote` nil: nothing but what is on disk, and what is imported.
  package init(
    folder: String, settingsFile: SettingsFile, remote: (any RemoteSource)?, clock: WallClock,
    log: LogFile? = nil, account: AccountSync? = nil, executor: (any TaskExecutor)? = nil,
    sleeper: any Clock<Duration> = QuietClock(), first: FirstHistory? = nil
  ) {
    self.first = first
    self.account = account
    self.executor = executor
    self.sleeper = sleeper
    self.remote = remote
    self.clock = clock
    self.log = log
    self.settingsFile = settingsFile
    cache = DayCache(folder: folder)
    settings = Settings()
    index = IndexedDays(fallbackZone: clock.systemZone)
  }

  public func history() async throws(AppError) -> History {
    refresh()
    let (zone, now) = (clock.systemZone, clock.now())
    let today = ZoneCalendar.named(fallbackZone).date(at: now)
    // A row of a day to come may begin at any moment.
    if let made, made.today == today, made.history.zone == settings.zone ?? zone,
      index.days.last.map({ $0.date <= today }) ?? true
    {
      return made.history
    }
    let history = index.history(settings: settings, systemZone: zone, now: now)
    made = (today, history)
    return history
  }

  public func breakdown(of date: DateOnly) async throws(AppError) -> DayBreakdown? {
    let key = MonthKey(date)
    let month: CachedMonth? =
      if let kept = unsaved[key] { kept } else { try cache.read(key) }
    return month?.row(.summaries, date).flatMap(BreakdownPayload.read)
  }

  public func save(_ settings: Settings) async throws(AppError) {
    // They were changed from what was last read; another process may have saved since.
    let base = self.settings
    let isFirst = !isLoaded
    refresh()
    let settings =
      isFirst
      ? settings : SettingsMerge.merged(base: base, mine: settings, theirs: self.settings)
    // First what is to be sent: a crash in between then loses nothing.
    try await account?.note(from: self.settings, to: settings)
    try store(settings)
  }

  func store(_ settings: Settings) throws(AppError) {
    try settingsFile.save(settings)
    settingsStamp = FileStamp(path: settingsFile.path)
    self.settings = settings
    if fallbackZone != index.fallbackZone { loadIndex() }
  }

  public func lastSync() async -> Instant? {
    refresh()
    return ledger.lastSync
  }

  /// Sentences about files that could not be read or written.
  public func problems() -> [AppError] {
    refresh()
    return settingsProblems + indexProblems + (storageFault.map { [$0] } ?? [])
  }

  public func changedOnDisk() -> Bool {
    hasNewFiles || FileStamp(path: SyncLedger.path(in: folder)) != ledgerStamp
      || (account.map { $0.folder != folder } ?? false)
  }

  private var hasNewFiles: Bool {
    FileStamp(path: DayIndex.path(in: folder)) != indexStamp
      || FileStamp(path: settingsFile.path) != settingsStamp
  }

  /// Reads from disk at first use, and again when another process has written.
  func refresh() {
    if let folder = account?.folder, folder != cache.folder { move(to: folder) }
    loadLedger()
    if isLoaded, !hasNewFiles { return }
    if !isLoaded { cache.removeLeftovers() }
    if !isLoaded || FileStamp(path: settingsFile.path) != settingsStamp { loadSettings() }
    isLoaded = true
    loadIndex()
  }

  /// Somebody else has signed in.
  private func move(to folder: String) {
    cache = DayCache(folder: folder)
    unsaved = [:]
    storageFault = nil
    indexProblems = []
    hasRenewed = false
    isLoaded = false
  }

  private func loadSettings() {
    let loaded = settingsFile.load()
    settings = loaded.settings
    settingsStamp = FileStamp(path: settingsFile.path)
    settingsProblems = loaded.problems
    report(loaded.problems)
  }

  private var fallbackZone: String { settings.zone ?? clock.systemZone }

  /// Not while a sync runs, which is ahead of the file.
  private func loadLedger() {
    let stamp = FileStamp(path: SyncLedger.path(in: folder))
    guard syncFolder == nil, !isLoaded || stamp != ledgerStamp else { return }
    ledger = SyncLedger(in: folder)
    ledgerStamp = stamp
  }

  /// What we have written ourselves is no news.
  func noteLedger() { ledgerStamp = FileStamp(path: SyncLedger.path(in: folder)) }

  private func loadIndex() {
    let known = takeFirst()
    let loaded = known?.index ?? DayIndex.load(in: folder, fallbackZone: fallbackZone)
    index = loaded.days
    indexStamp = FileStamp(path: DayIndex.path(in: folder))
    if let known, known.history.settings == settings {
      made = (known.today, known.history)
    }
    report(loaded.problems.filter { !indexProblems.contains($0) })
    indexProblems = loaded.problems
    setAside(loaded.damaged)
    var mapping = RowMapping(fallbackZone: fallbackZone)
    for month in unsaved.values {
      index.replace(month.key, record: .unsaved(month), readings: mapping.readings(of: month))
    }
    if loaded.isChanged { writeIndex() }
  }

  /// What the first frame was drawn from, where the disk still says the same.
  private func takeFirst() -> FirstHistory? {
    defer { first = nil }
    guard let first, first.folder == folder, first.index.days.fallbackZone == fallbackZone,
      first.indexStamp == FileStamp(path: DayIndex.path(in: folder))
    else { return nil }
    return first
  }

  /// Damaged months make room for what the next sync fetches; their files are kept.
  private func setAside(_ keys: [MonthKey]) {
    guard !keys.isEmpty, let taken = try? FileLock(trying: lockPath) else { return }
    for key in keys where cache.isDamaged(key) {
      guard let name = cache.setAside(key) else { continue }
      log?.append("The damaged month \(key) was kept as \(name) and will be fetched again.")
    }
    _ = consume taken
  }

  var lockPath: String { folder + "/lock" }

  /// Writes the index; a disk that refuses costs a rebuild at the next start, nothing else.
  func writeIndex() {
    guard unsaved.isEmpty, !index.months.isEmpty else { return }
    do throws(AppError) {
      try DayIndex.write(index, in: folder)
    } catch {
      report([error])
    }
    indexStamp = FileStamp(path: DayIndex.path(in: folder))
  }

  func report(_ errors: [AppError]) {
    for error in errors { log?.append(error.message) }
  }
}
