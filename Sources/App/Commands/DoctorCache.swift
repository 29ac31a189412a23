import Core
import Glibc
import StatsData

/// Whether what is kept on disk is whole and safe.
enum DoctorCache {
  static func findings(
    _ report: CacheReport, problems: [AppError], hasServer: Bool
  ) -> [DoctorFinding] {
    var findings = [contents(report, hasServer: hasServer)]
    if report.missing > 0 {
      findings.append(
        .init(
          .warn, "gaps", "\(SyncSentence.days(report.missing)) without a row, which are unknown",
          advice: "The job that fills the tables missed them; run it again for those dates."))
    }
    findings += problems.map {
      .init(.fail, "cache", $0.message, advice: "codingfit sync --deep fetches it again.")
    }
    let bad = ImportFiles.setAside(in: report.folder)
    if !bad.isEmpty {
      findings.append(
        .init(
          .warn, "cache", "damaged files were set aside: " + bad.joined(separator: ", "),
          advice: "After a sync they are of no more use and may be deleted."))
    }
    return findings + folder(report.folder)
  }

  private static func contents(_ report: CacheReport, hasServer: Bool) -> DoctorFinding {
    guard let oldest = report.oldest, let newest = report.newest else {
      return .init(
        .warn, "cache", "empty: \(report.folder)",
        advice: hasServer ? "codingfit sync fills it." : "codingfit import FILE fills it.")
    }
    let sync = report.lastSync.map { ", last sync \(ServerTime.text($0))" } ?? ""
    return .init(
      .ok, "cache",
      "\(SyncSentence.days(report.days)) from \(oldest) to \(newest), "
        + "\(report.sessions) sessions\(sync)")
  }

  private static func folder(_ path: String) -> [DoctorFinding] {
    guard let facts = FileFacts(path) else { return parent(of: path).map(folder) ?? [] }
    if !facts.isWritable {
      return [
        .init(
          .fail, "permissions", "\(path) cannot be written",
          advice: facts.isOurs ? "chmod u+w \(path)" : "chown -R $USER \(path)")
      ]
    }
    if facts.isOpenToOthers, path.contains("/history") {
      return [
        .init(
          .warn, "permissions", "\(path) can be read by other users",
          advice: "chmod 700 \(path)")
      ]
    }
    return [.init(.ok, "permissions", "\(path) can be written")]
  }

  /// Before the first sync the folder above is the one that has to take it.
  private static func parent(of path: String) -> String? {
    let parent = path.split(separator: "/").dropLast()
    return parent.isEmpty ? nil : "/" + parent.joined(separator: "/")
  }
}
