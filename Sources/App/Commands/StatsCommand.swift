import Core
import Foundation
import StatsData

/// `codingfit stats`: every number by its name as one JSON object, from the cache alone.
struct StatsCommand {
  let options: StatsOptions
  let environment: [String: String]
  let clock: WallClock
  /// Hears what of the history or the settings could not be read: the numbers are without it.
  var remark: @Sendable (String) -> Void = { _ in }

  /// The JSON text to print.
  func run() throws(UsageError) -> String {
    let arguments = try options.arguments.map { text throws(UsageError) in
      try Self.decode(Data(text.utf8), "--args")
    }
    let world = try needsHistory ? self.world() : nil
    var result: [String: MetricValue] = [:]
    for name in names {
      do throws(MetricError) {
        result[name] = try MetricCatalog.evaluate(
          name, arguments: arguments ?? .object([:]), world: world)
      } catch {
        throw UsageError(error.message)
      }
    }
    return try Self.encode(.object(result))
  }

  private var names: [String] {
    guard options.metrics.isEmpty else { return options.metrics }
    return MetricCatalog.names.filter { !MetricCatalog.needsArguments.contains($0) }
  }

  private var needsHistory: Bool {
    names.contains { !MetricCatalog.needsArguments.contains($0) }
  }

  private func world() throws(UsageError) -> World {
    if let zone = options.zone, TimeZone(identifier: zone) == nil {
      throw UsageError("There is no time zone \(UsageError.shown(zone)).")
    }
    if let path = options.world { return try world(at: path) }
    let now = options.asOf ?? clock.now()
    let clock = WallClock(systemZone: options.zone ?? clock.systemZone) { now }
    return World(history: rezoned(try history(clock: clock)), now: now)
  }

  private func world(at path: String) throws(UsageError) -> World {
    guard case .object(var fields) = try Self.decode(try Self.read(path), path) else {
      throw UsageError("\(UsageError.shown(path)) holds no object with days and sessions.")
    }
    if let zone = options.zone { fields["zone"] = .text(zone) }
    do throws(MetricError) {
      let world = try World(.object(fields))
      return World(history: world.history, now: options.asOf ?? world.now)
    } catch {
      throw UsageError("\(UsageError.shown(path)): \(error.message)")
    }
  }

  private func history(clock: WallClock) throws(UsageError) -> History {
    if options.isDemo { return DemoStatsRepository.firstHistory(clock: clock) }
    do throws(AppError) {
      let folders = try DataFolders(environment: environment)
      let server = ConfigFile(path: folders.configFile).load(environment: environment).url
      let first = FirstHistory.read(
        folder: AccountParts.folder(in: folders, server: try server.map(Self.address)),
        settingsFile: SettingsFile(path: folders.settingsFile), clock: clock)
      for problem in first.problems { remark("codingfit: \(problem.message)\n") }
      return first.history
    } catch {
      throw UsageError(error.message)
    }
  }

  private static func address(_ text: String) throws(AppError) -> String {
    try ProjectURL(text).text
  }

  /// The same rows under the zone that was asked for.
  private func rezoned(_ history: History) -> History {
    guard let zone = options.zone else { return history }
    var settings = history.settings
    settings.zone = zone
    return History(
      days: history.days, sessions: history.sessions, settings: settings, systemZone: zone)
  }

  private static func read(_ path: String) throws(UsageError) -> Data {
    if path == "-" { return FileHandle.standardInput.readDataToEndOfFile() }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError("\(UsageError.shown(path)) cannot be read.")
    }
    return data
  }

  private static func decode(_ data: Data, _ name: String) throws(UsageError) -> MetricValue {
    do {
      return try JSONDecoder().decode(MetricValue.self, from: data)
    } catch {
      throw UsageError("\(UsageError.shown(name)) is not JSON.")
    }
  }

  private static func encode(_ value: MetricValue) throws(UsageError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    } catch {
      throw UsageError("A number came out that JSON cannot hold.")
    }
  }
}
