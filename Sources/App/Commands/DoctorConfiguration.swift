import Core
import Glibc
import StatsData

/// Where the address and the key come from, and who is signed in.
enum DoctorConfiguration {
  static func findings(_ config: ServerConfig, _ folders: DataFolders) -> [DoctorFinding] {
    var findings: [DoctorFinding] = []
    if let url = config.url {
      let origin = config.urlOrigin ?? "?"
      findings.append(.init(.ok, "address", "\(ProjectURL.shown(url)), from \(origin)"))
    }
    if let key = config.key {
      // The key itself is never printed.
      let kind = (try? APIKey(key))?.description ?? "not a public key"
      findings.append(.init(.ok, "key", "\(kind), from \(config.keyOrigin ?? "?")"))
    }
    if config.url == nil, config.key == nil {
      findings.append(
        .init(
          .warn, "configuration", "no server is set up",
          advice: "Set SUPABASE_URL and SUPABASE_KEY, or import files."))
    }
    findings += config.warnings.map {
      .init(.warn, "configuration", $0.message, advice: "Correct \(folders.configFile).")
    }
    return findings + [session(folders)]
  }

  private static func session(_ folders: DataFolders) -> DoctorFinding {
    let path = folders.state + "/session.json"
    guard let status = FileFacts(path) else {
      return .init(.ok, "sign-in", "not signed in: the key alone reads")
    }
    if status.isOpenToOthers {
      return .init(
        .fail, "sign-in", "\(path) can be read by other users", advice: "chmod 600 \(path)")
    }
    let bytes = (try? StoredFile.read(path)) ?? []
    switch (try? JSONTree(parsing: bytes))?["refresh_token"]?.string {
    case nil: return .init(.ok, "sign-in", "not signed in: the key alone reads")
    case "":
      return .init(
        .fail, "sign-in", "the session has ended", advice: "Sign in again: codingfit login")
    default: return .init(.ok, "sign-in", "a session is kept in \(path)")
    }
  }
}
