import Core
import Foundation
import StatsData

/// What `codingfit collect` prints of a run.
struct CollectText {
  let report: CollectReport

  /// A line for each day that changed, then a summary.
  var lines: [String] {
    let days = Dictionary(grouping: report.changed, by: \.date).sorted { $0.key < $1.key }
    return days.map { "\($0.key)  \(Self.line($0.value))" } + summary(changed: days.count)
  }

  private func summary(changed: Int) -> [String] {
    guard let range = report.range else { return [] }
    let count = range.upperBound.days(since: range.lowerBound) + 1
    let days = "\(count) \(count == 1 ? "day" : "days") to \(range.upperBound)"
    let end = report.problem == nil ? "" : ", then stopped"
    return ["\(days) (\(report.zone ?? "UTC")), \(changed) changed\(end)."]
  }

  /// `15m -> 1h 12m`; of a day whose total stands, the sessions.
  private static func line(_ rows: [CollectedDay]) -> String {
    if let day = rows.first(where: { $0.table == .summaries }) { return times(day) }
    return "sessions " + (rows.first.map(times) ?? "")
  }

  private static func times(_ day: CollectedDay) -> String {
    let after = DurationText.text(day.after)
    guard let before = day.before else { return "new, \(after)" }
    guard before != day.after else { return "\(after), details changed" }
    return "\(DurationText.text(before)) -> \(after)"
  }

  /// One object with what was read, what changed, and what went wrong.
  var json: some Encodable {
    let problem = report.problem.map { Output.Problem(kind: $0.kind.rawValue, message: $0.message) }
    return Output(
      from: report.range?.lowerBound.description, to: report.range?.upperBound.description,
      zone: report.zone,
      changed: report.changed.map {
        Output.Row(
          table: $0.table.rawValue, date: $0.date.description,
          secondsBefore: $0.before.map { Double($0) / 1000 }, seconds: Double($0.after) / 1000)
      }, unchanged: report.unchanged, notes: report.notes, error: problem)
  }

  private struct Output: Encodable {
    let from: String?
    let to: String?
    let zone: String?
    let changed: [Row]
    let unchanged: Int
    let notes: [String]
    let error: Problem?

    struct Row: Encodable {
      let table: String
      let date: String
      let secondsBefore: Double?
      let seconds: Double
    }

    struct Problem: Encodable {
      let kind: String
      let message: String
    }
  }
}
