import Core
import Features
import StatsData

extension AppModel {
  /// Takes a repository up, with fresh panes.
  func use(_ repository: any StatsRepository, hasServer: Bool) {
    self.repository = repository
    sync = SyncModel(
      repository: repository, hasServer: hasServer, lastSync: environment.lastSync,
      clock: environment.clock, work: environment.work
    ) { [weak self] in await self?.reload() }
    tabs = makeTabs(repository, account: hasServer ? environment.account : nil)
    let state = environment.state?.load() ?? [:]
    for tab in tabs { state[Self.rangeName(tab)].map { tab.restore(range: $0) } }
  }

  private func makeTabs(
    _ repository: any StatsRepository, account: (any AccountGateway)?
  ) -> [any Tab] {
    let today = TodayTab(DashboardModel(repository: repository, executor: environment.work)) {
      [weak self] settings in
      self?.storeOrTell(settings)
    }
    let settings = SettingsModel(
      account: account, accountChanged: { [weak self] in await self?.accountChanged() },
      executor: environment.work,
      store: { [weak self] settings throws(AppError) in try await self?.store(settings) })
    self.settings = settings
    let home = environment.home
    let invoices = InvoicesModel(numbers: environment.invoices, executor: environment.work) {
      InvoiceFindings.words($0, $1, home: home)
    }
    let projects = ProjectsTab(invoices) { [weak self] in self?.storeOrTell($0) }
    return [today, TrendsTab(), projects, SettingsTab(settings)]
  }

  /// The made-up history, from the welcome.
  func startDemo() {
    use(environment.demo(environment.clock), hasServer: false)
    environment.work.task { [self] in await reload() }
  }

  /// Saves, then shows what the disk now holds: drafts are the only state that is not on it.
  func store(_ settings: Settings) async throws(AppError) {
    guard let repository else { return }
    try await repository.save(settings)
    await reload()
    if environment.account != nil { sync?.sendSaved() }
  }

  /// Somebody has signed in or out: their history, and what the server has for them.
  private func accountChanged() async {
    await reload()
    sync?.start(.recent)
  }

  private func storeOrTell(_ settings: Settings) {
    environment.work.task { [self] in
      do throws(AppError) {
        try await store(settings)
      } catch {
        tell(error)
      }
    }
  }

  /// Reads the disk again and shows what is there; called after every sync and every save.
  func reload() async {
    guard let repository else { return }
    do throws(AppError) {
      show(try await repository.history())
      for tab in tabs { await tab.diskChanged() }
      await catchUp()
    } catch {
      tell(error)
      if history == nil {
        for tab in tabs { tab.fail(error) }
      }
    }
  }

  /// What another process has brought or saved since we last looked. A look is a few calls of
  /// `stat`, so it takes no more than the minute's turn that wakes us anyway.
  func noticeOthers() {
    guard let repository else { return }
    environment.work.task { [self] in
      guard sync?.isRunning != true, await repository.changedOnDisk() else { return }
      await reload()
      await sync?.notice()
    }
  }

  func show(_ history: History) {
    if history != self.history {
      noteGoal(history)
      count(to: history)
      self.history = history
      shown.historyChanged()
    }
    showVisible()
  }

  /// The pane that is looked at, as of now.
  func showVisible() {
    now = environment.clock.now()
    if let tab { show(tab) }
  }

  /// A pane just opened. Within a minute nothing else has changed, and a key stays cheap.
  func showOpened() {
    let minute = environment.clock.now().milliseconds / Milliseconds.perMinute
    guard minute == now.milliseconds / Milliseconds.perMinute, let tab else { return showVisible() }
    show(tab)
  }

  /// The other panes, one at a time, so that a key never waits for all of them.
  func catchUp() async {
    for tab in tabs {
      await Task.yield()
      show(tab)
    }
  }

  private func show(_ tab: any Tab) {
    guard let history, shown.take(tab.destination, at: now) else { return }
    tab.show(history, now: now)
  }

  /// Puts a failure on the screen, behind what is already there.
  func tell(_ error: AppError) {
    guard error.kind != .cancelled, overlay != .message(error), !messages.contains(error) else {
      return
    }
    messages.append(error)
    nextMessage()
  }

  func nextMessage() {
    guard overlay == nil, !messages.isEmpty else { return }
    overlay = .message(messages.removeFirst())
  }

  private static func rangeName(_ tab: any Tab) -> String { "\(tab.destination.rawValue)Range" }

  /// Keeps the open pane and every pane's range for the next start, at the end: a key never waits for a disk. Losing it
  /// costs nothing, so a refused write is not told.
  func stopped() {
    sync?.cancel()
    guard let state = environment.state, repository != nil else { return }
    var values = state.load()
    values["tab"] = destination.rawValue
    for tab in tabs { values[Self.rangeName(tab)] = tab.range ?? values[Self.rangeName(tab)] }
    try? state.save(values)
  }
}
