import Core
import StatsData

/// `codingfit sync`: brings the cache up to date without opening the dashboard.
struct SyncCommand {
  let options: SyncOptions
  let output: CommandOutput

  /// The exit status: 0 fine, 1 not synced.
  func run(environment: [String: String]) async -> Int32 {
    do throws(AppError) {
      let place = try HistoryPlace(environment: environment)
      guard place.server != nil else {
        throw AppError(
          .configuration, "No server is set up: set SUPABASE_URL and SUPABASE_KEY.")
      }
      return await run(place.repository)
    } catch {
      return failed(error)
    }
  }

  func run(_ repository: any StatsRepository) async -> Int32 {
    let line = SyncProgressLine(output: output, isSilent: options.isQuiet || options.isJSON)
    do throws(AppError) {
      let report = try await repository.sync(options.scope) { line.show($0) }
      line.clear()
      if options.isJSON {
        output.json(SyncReportJSON(report))
      } else if !options.isQuiet {
        output.answer(SyncSentence.text(report) + "\n")
        for note in report.notes { output.answer(note + "\n") }
      }
      return 0
    } catch {
      line.clear()
      return failed(error)
    }
  }

  private func failed(_ error: AppError) -> Int32 {
    if options.isJSON {
      output.json(["error": ["kind": error.kind.rawValue, "message": error.message]])
    }
    return output.fail(error.message)
  }
}
