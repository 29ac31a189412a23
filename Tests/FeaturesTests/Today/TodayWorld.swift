import Core
import Features
import StatsData
import Terminal

/// One synthetic history at one moment, the same in every test of the Today pane.
enum TodayWorld {
  /// Thu 25 Jun 2026, 14:30 in Berlin.
  static let now = Instant(milliseconds: 1_782_390_600_000)
  static let today = DateOnly(dayNumber: 20_629)

  static let history: History = {
    let made = HistoryGenerator(
      seed: 3, firstDate: today.advanced(by: -799), dayCount: 800, persona: .steady, until: now
    ).generate()
    var settings = Settings()
    settings.daysOff = made.daysOff
    return History(
      days: made.days, sessions: made.sessions, settings: settings, systemZone: "Europe/Berlin")
  }()

  static let empty = History(
    days: [], sessions: [], settings: Settings(), systemZone: "Europe/Berlin")

  @MainActor
  static func model(_ history: History = history, now: Instant = now) -> DashboardModel {
    let clock = WallClock(systemZone: "Europe/Berlin") { Self.now }
    let model = DashboardModel(repository: DemoStatsRepository(clock: clock))
    model.show(history, now: now)
    return model
  }

  /// A whole screen: the frame and the pane in it.
  static func buffer(
    _ screen: TodayScreen, size: Size, banner: Banner.Kind? = nil, theme: Theme = .dark
  ) -> Buffer {
    var buffer = Buffer(size: size, style: theme.base)
    let frame = PaneFrame(
      active: .today, status: banner == nil ? "as of 14:30  ● online" : "as of 12:41  ○ offline",
      banner: banner, hints: HintBar.hints(of: TodayKeys.keymap), theme: theme)
    frame.draw(in: buffer.area, on: &buffer)
    TodayPane(screen, theme: theme).draw(in: frame.content(of: buffer.area), on: &buffer)
    return buffer
  }
}
