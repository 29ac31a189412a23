import Core
import Features
import StatsData

/// The concretes, chosen once: which repository, which clock, which files.
struct AppEnvironment: Sendable {
  /// Where the days come from; nil while no server is configured.
  var repository: (any StatsRepository)?
  /// Signing in and out; nil where there is no server.
  var account: (any AccountGateway)?
  /// Whether there is a server to ask.
  var hasServer = false
  /// What stands in the corner where there is no server.
  var localName = "demo"
  /// What the first frame shows, read before anything else.
  var firstHistory: History?
  /// When the last successful sync ended, as the first frame says it.
  var lastSync: Instant?
  var clock = WallClock.system
  var sleeper: any Clock<Duration> = QuietClock()
  /// Where tasks run off the main actor.
  var work = WorkQueue()
  /// The made-up history behind `--demo` and the welcome's `d`.
  var demo: @Sendable (WallClock) -> any StatsRepository = { DemoStatsRepository(clock: $0) }
  /// Who gives invoice numbers; nil: nobody, as for made-up hours.
  var invoices: (any InvoiceNumbers)?
  /// The user's home folder, where fonts are looked for; empty where there is none.
  var home = ""
  /// Remembers the open pane; nil remembers nothing.
  var state: StateFile?
  /// The log; nil keeps none.
  var log: LogFile?
  /// Where the server's address is looked for, as the welcome names it.
  var configFile = "~/.config/codingfit/config.json"
  /// Told once, one after the other: a settings file that could not be read, an open key.
  var notices: [AppError] = []
  /// What is wrong with the server's address or key, where that is why there is no repository.
  var problem: AppError?
  var theme = Theme.dark
  /// Whether things may move; the settings may still say no.
  var allowsMotion = false
  /// Whether the settings choose the theme; the command line and `NO_COLOR` come first.
  var followsBackground = false
}
