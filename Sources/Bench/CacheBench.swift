import Core
import Features
import Foundation
import StatsData

/// Opens caches of 1, 3 and 10 years and fills each from nothing: prints, asserts nothing.
@MainActor
struct CacheBench {
  private let clock = ContinuousClock()
  private let folder = NSTemporaryDirectory() + "codingfit-bench-\(UUID().uuidString)"
  private nonisolated static let now = Instant(milliseconds: 1_782_390_600_000)
  private let wallClock = WallClock(systemZone: "Europe/Berlin") { CacheBench.now }

  static func run() async {
    let bench = CacheBench()
    defer { try? FileManager.default.removeItem(atPath: bench.folder) }
    print("milliseconds; the least of several where the work can be repeated")
    print(bench.row(["years", "days", "requests", "kB", "backfill", "deep", "rebuild", "open"]))
    for years in [1, 3, 10] { await bench.measure(years) }
    print(
      """
      backfill: cold start from a server in memory; deep: everything read again; rebuild: open
      without the index; open: read the index, build the history and Today's figures.
      """)
  }

  private func measure(_ years: Int) async {
    let today = DateOnly(dayNumber: Self.now.milliseconds / Milliseconds.perDay)
    let made = HistoryGenerator(
      firstDate: today.advanced(by: 1 - years * 365), dayCount: years * 365, until: Self.now
    ).generate()
    let server = BenchServer(made)
    let path = "\(folder)/\(years)"
    guard let repository = repository(server, path) else { return }
    let backfill = await time { _ = try? await repository.sync(.recent) { _ in } }
    let (requests, bytes) = (server.requests, server.bytes)
    let deep = await time { _ = try? await repository.sync(.everything) { _ in } }
    let index = DayIndex.path(in: path + "/history")
    let kept = FileManager.default.contents(atPath: index)
    try? FileManager.default.removeItem(atPath: index)
    let rebuild = least(3) { self.open(path) }
    _ = FileManager.default.createFile(atPath: index, contents: kept)
    let open = least(9) { self.open(path) }
    let times = [backfill, deep, rebuild, open].map(Self.milliseconds)
    print(row(["\(years)", "\(made.days.count)", "\(requests)", "\(bytes / 1000)"] + times))
  }

  private func open(_ path: String) {
    let first = FirstHistory.read(
      folder: path + "/history", settingsFile: SettingsFile(path: path + "/settings.json"),
      clock: wallClock)
    let model = DashboardModel(repository: DemoStatsRepository(clock: wallClock))
    model.show(first.history, now: Self.now)
  }

  private func repository(_ server: BenchServer, _ path: String) -> CachedStatsRepository? {
    guard
      let configuration = try? SupabaseConfiguration(
        url: "https://bench.supabase.co", key: "sb_publishable_bench")
    else { return nil }
    let client = SupabaseClient(
      configuration: configuration, transport: server, clock: clock, wallClock: wallClock)
    return CachedStatsRepository(
      folder: path + "/history", settingsFile: SettingsFile(path: path + "/settings.json"),
      remote: client, clock: wallClock)
  }

  private func time(_ work: () async -> Void) async -> Duration {
    let start = clock.now
    await work()
    return clock.now - start
  }

  private func least(_ repeats: Int, _ work: () -> Void) -> Duration {
    (0..<repeats).map { _ in clock.measure(work) }.min() ?? .zero
  }

  private static func milliseconds(_ time: Duration) -> String {
    let tenths = time / .microseconds(100)
    return "\(Int(tenths) / 10).\(Int(tenths) % 10)"
  }

  private func row(_ values: [String]) -> String {
    values.map { String(repeating: " ", count: max(0, 10 - $0.count)) + $0 }.joined()
  }
}
