import Core
import StatsData

/// `codingfit export`: gives the history back, from the cache alone.
struct ExportCommand {
  let options: ExportOptions
  let output: CommandOutput
  var clock = WallClock.system

  /// The exit status: 0 fine, 1 not everything could be read, or the file not be written.
  func run(environment: [String: String]) async -> Int32 {
    do throws(AppError) {
      let place = try HistoryPlace(environment: environment, clock: clock)
      let repository = place.repository
      let text = options.isCSV ? try await csv(repository) : try await json(repository)
      guard let path = options.path else {
        output.answer(String(decoding: text, as: UTF8.self))
        return status(in: place.folder)
      }
      try AtomicFile.write(text, to: path)
      return status(in: place.folder)
    } catch {
      return output.fail(error.message)
    }
  }

  private func json(_ repository: CachedStatsRepository) async throws(AppError) -> [UInt8] {
    var text = Array(OwnExport.opening.utf8)
    var isFirst = true
    for key in await repository.months() {
      for row in try await repository.rows(of: key) where options.contains(row.date) {
        text += Array((isFirst ? "\n" : ",\n").utf8) + OwnExport.text(of: row)
        isFirst = false
      }
    }
    if let problem = await repository.problems().first { throw problem }
    return text + Array(OwnExport.closing.utf8)
  }

  /// A month that was set aside and never replaced is missing from whatever is given back.
  private func status(in folder: String) -> Int32 {
    let missing = ImportFiles.missing(in: folder)
    guard !missing.isEmpty else { return 0 }
    return output.fail(
      "Not everything was exported: damaged and set aside were \(missing.joined(separator: ", ")).")
  }

  private func csv(_ repository: CachedStatsRepository) async throws(AppError) -> [UInt8] {
    let history = try await repository.history()
    let lines = history.days.filter { options.contains($0.date) }.map { HistoryCSV.lines(of: $0) }
    return Array((HistoryCSV.header + lines.joined()).utf8)
  }
}
