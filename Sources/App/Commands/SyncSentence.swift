import Core

/// What a sync brought, in one sentence: "12 days read, 2 days revised: 3 Mar 15m -> 1h 12m, …".
enum SyncSentence {
  static func text(_ report: SyncReport) -> String {
    if report.added == 0, report.revisions.isEmpty { return "Up to date, nothing new." }
    let read = "\(days(report.added)) read"
    guard !report.revisions.isEmpty else { return read + "." }
    return "\(read), \(RevisionText.text(report.revisions))."
  }

  static func days(_ count: Int) -> String { count == 1 ? "1 day" : "\(count) days" }
}
