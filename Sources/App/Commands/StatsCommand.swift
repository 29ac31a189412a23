import Core
import Foundation
import StatsData

/// `codingfit stats`: every number by its name as one JSON object, from the cache alone.
struct StatsCommand {
  let options: StatsOptions
  let environment: [String: String]
  let clock: WallClock
  /// Hears, in sentences, what of the history or the settings could not be read: the numbers are
  /// without it.
  var remark: (String) -> Void = { _ in }

  /// The JSON text to print.
  func run() throws(UsageError) -> String {
    let arguments = try options.arguments.map { text throws(UsageError) in
      try Self.decode(Data(text.utf8), "--args")
    }
    if let arguments { try check(arguments) }
    let world = try needsHistory ? self.world() : nil
    if let world, world.history.days.isEmpty {
      remark("These are the numbers of an empty history. \(CachedHistory.nothingYet)")
    }
    var result: [String: MetricValue] = [:]
    for name in names {
      do throws(MetricError) {
        result[name] = try MetricCatalog.evaluate(
          name, arguments: (arguments ?? .object([:])).kept(for: name, alone: names.count == 1),
          world: world)
      } catch {
        throw UsageError(error.message)
      }
    }
    return try Self.encode(.object(result))
  }

  /// Every argument must be known to a metric that is asked for.
  private func check(_ arguments: MetricValue) throws(UsageError) {
    guard case .object(let fields) = arguments else {
      throw UsageError("--args takes a JSON object, like {\"date\":\"2026-07-07\"}.")
    }
    let known = Set(names.flatMap { MetricCatalog.arguments(of: $0) ?? [] })
    if let stray = fields.keys.sorted().first(where: { !known.contains($0) }), names.count > 1 {
      throw UsageError(
        unknown: stray, among: known.sorted(),
        listing: "The metrics named know "
          + (known.isEmpty ? "no arguments." : known.sorted().joined(separator: ", ") + "."))
    }
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
      let first = FirstHistory.read(
        folder: try CachedHistory.folder(in: folders, environment: environment),
        settingsFile: SettingsFile(path: folders.settingsFile), clock: clock)
      for problem in first.problems { remark(problem.message) }
      return first.history
    } catch {
      throw UsageError(error.message)
    }
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

extension MetricValue {
  /// The arguments that a metric knows. A metric that is asked alone gets all of them, and says
  /// which it does not know.
  fileprivate func kept(for metric: String, alone: Bool) -> MetricValue {
    guard !alone, case .object(let fields) = self else { return self }
    let known = MetricCatalog.arguments(of: metric) ?? []
    return .object(fields.filter { known.contains($0.key) })
  }
}
