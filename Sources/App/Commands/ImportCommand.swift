import Core
import StatsData

/// `codingfit import FILE...`: takes files into the history of those who have no server.
struct ImportCommand {
  let options: ImportOptions
  let output: CommandOutput
  var clock = WallClock.system

  private struct Counts {
    var files = 0
    var refused = 0
    var added = 0
    var changed = 0
  }

  /// The exit status: 0 every file was taken, 1 one could not be.
  func run(environment: [String: String]) async -> Int32 {
    do throws(AppError) {
      let folders = try DataFolders(environment: environment)
      let config = ConfigFile(path: folders.configFile).load(environment: environment)
      // Imported figures have a folder of their own: two sources are never mixed.
      let place = HistoryPlace(
        folders, config, server: nil, clock: clock, sleeper: QuietClock())
      return await run(place, hasServer: config.url != nil)
    } catch {
      return output.fail(error.message)
    }
  }

  private func run(_ place: HistoryPlace, hasServer: Bool) async -> Int32 {
    var counts = Counts()
    let zone = place.settingsFile.load().settings.zone ?? clock.systemZone
    for path in options.paths {
      let files = ImportFiles.all(path)
      if files.isEmpty { output.remark("\(shown(path)): no .json file in this folder\n") }
      if files.isEmpty { counts.refused += 1 }
      for file in files {
        await take(file, into: place.repository, zone: zone, counts: &counts)
      }
    }
    output.answer(summary(counts))
    if counts.files > 0, hasServer {
      output.answer(
        "A server is set up, so the dashboard shows its history; without SUPABASE_URL and\n"
          + "SUPABASE_KEY it shows the imported one.\n")
    }
    return counts.refused == 0 ? 0 : 1
  }

  private func take(
    _ path: String, into repository: CachedStatsRepository, zone: String, counts: inout Counts
  ) async {
    let now = clock.now()
    let today = ZoneCalendar.named(zone).date(at: now)
    do throws(AppError) {
      let file = try ImportFiles.read(path, today: today, now: now, fallbackZone: zone)
      let report = try await repository.adopt(file.rows)
      counts.files += 1
      counts.added += report.added
      counts.changed += report.revisions.count
      output.answer("\(shown(path)): \(line(file, report))\n")
      for reason in reasons(file) { output.answer("  skipped: \(UsageError.shown(reason))\n") }
    } catch {
      counts.refused += 1
      output.remark("\(shown(path)): skipped, \(error.message)\n")
    }
  }

  private func line(_ file: ImportedFile, _ report: SyncReport) -> String {
    let dates = file.dates.sorted()
    guard let first = dates.first, let last = dates.last else {
      return "\(file.kind.rawValue), no days"
    }
    let span = first == last ? "\(first)" : "\(first) to \(last)"
    let known = max(0, dates.count - report.added - report.revisions.count)
    let parts = [
      (report.added, "new"), (report.revisions.count, "changed"), (known, "known already"),
    ]
    let counts = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    return "\(file.kind.rawValue), \(SyncSentence.days(dates.count)) (\(span)): \(counts)"
  }

  /// The first ten, and how many more there are.
  private func reasons(_ file: ImportedFile) -> [String] {
    let more = file.skipped.count - 10
    return Array(file.skipped.prefix(10)) + (more > 0 ? ["and \(more) more"] : [])
  }

  private func summary(_ counts: Counts) -> String {
    let files = counts.files == 1 ? "1 file" : "\(counts.files) files"
    let refused = counts.refused > 0 ? ", \(counts.refused) skipped" : ""
    return "\(files) read\(refused): \(SyncSentence.days(counts.added)) new, "
      + "\(counts.changed) changed.\n"
  }

  private func shown(_ path: String) -> String { SafeText.oneLine(path) }
}
