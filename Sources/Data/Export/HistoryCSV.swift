import Core

/// The history as a table in long form: a line for each project of a day, one without a project
/// for a day that has none.
package enum HistoryCSV {
  package static let header = "date,state,total_seconds,project,project_seconds\r\n"

  package static func lines(of day: DayStat) -> String {
    let total = day.isKnown ? seconds(day.totalMilliseconds) : ""
    let start = "\(day.date),\(word(day.state)),\(total),"
    guard day.isKnown, !day.projects.isEmpty else { return start + ",\r\n" }
    return day.projects.map { project in
      start + field(project.name) + ",\(seconds(project.milliseconds))\r\n"
    }.joined()
  }

  /// Quoted, and with an apostrophe before what a spreadsheet would take for a formula.
  package static func field(_ text: String) -> String {
    let isFormula = text.unicodeScalars.first.map { "=+-@\t\r\n＝＋－＠".unicodeScalars.contains($0) }
    let safe = (isFormula ?? false ? "'" : "") + text
    let needsQuotes = safe.unicodeScalars.contains { "\",;\r\n\t".unicodeScalars.contains($0) }
    guard needsQuotes || safe.hasPrefix(" ") || safe.hasPrefix("'") else { return safe }
    return "\"" + safe.replacing("\"", with: "\"\"") + "\""
  }

  private static func seconds(_ milliseconds: Int) -> String {
    guard milliseconds % 1000 != 0 else { return String(milliseconds / 1000) }
    let rest = String(milliseconds % 1000 + 1000).dropFirst()
    return "\(milliseconds / 1000).\(rest)"
  }

  private static func word(_ state: DayState) -> String {
    switch state {
    case .noRow: "no row"
    case .unreadable: "unreadable"
    case .zero: "zero"
    case .partial: "partial"
    case .open: "open"
    case .settled: "settled"
    }
  }
}
