import Core
import StatsData

/// What `sync --json` prints. A supported interface: the keys stay.
struct SyncReportJSON: Encodable {
  struct Change: Encodable {
    let date: String
    let oldSeconds: Double
    let newSeconds: Double
  }

  let added: Int
  let revisions: [Change]
  let finishedAt: String
  let notes: [String]

  init(_ report: SyncReport) {
    added = report.added
    notes = report.notes
    finishedAt = ServerTime.text(report.finishedAt)
    revisions = report.revisions.map {
      Change(
        date: $0.date.description, oldSeconds: Double($0.oldMilliseconds) / 1000,
        newSeconds: Double($0.newMilliseconds) / 1000)
    }
  }
}
