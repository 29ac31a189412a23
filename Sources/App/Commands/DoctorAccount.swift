import Core
import StatsData

/// Who the server takes us for, and whether it has the tables that an account needs.
struct DoctorAccount {
  /// Nil: the project has no `whoami`, so the migration has never been run.
  let answer: WhoAmI?
  /// The id of the user whose session is kept; nil: nobody is signed in.
  let user: String?

  private static let migrate =
    "Run what codingfit schema prints in the project's SQL editor; it may be run again at any time."

  func findings() -> [DoctorFinding] {
    guard let answer else { return user == nil ? [] : [neverMigrated] }
    return [whoIsAsking(answer), schema(answer)].compactMap(\.self)
  }

  private var neverMigrated: DoctorFinding {
    .init(
      .warn, "account", "the project lacks the tables for settings, which stay on this machine",
      advice: Self.migrate)
  }

  private func whoIsAsking(_ answer: WhoAmI) -> DoctorFinding {
    let role = SafeText.oneLine(answer.role ?? "?", limit: 40)
    switch (user, answer.user) {
    case (nil, _):
      return .init(
        .warn, "account", "the server sees the role \(role), which may read none of its rows",
        advice: "Sign in: codingfit login")
    case (let kept?, let seen?) where kept == seen:
      return .init(
        .ok, "account", "the server sees the user \(SafeText.oneLine(seen, limit: 40)), \(role)")
    case (_, let seen):
      let name = seen.map { "another user, \(SafeText.oneLine($0, limit: 40))" } ?? "no user"
      return .init(
        .fail, "account", "the server sees \(name), with the role \(role)",
        advice: "Sign out and in again: codingfit logout, then codingfit login")
    }
  }

  private func schema(_ answer: WhoAmI) -> DoctorFinding? {
    if answer.isOld {
      return .init(
        .warn, "schema", "version \(answer.schema) of the tables; this codingfit has \(Self.own)",
        advice: Self.migrate)
    }
    if answer.isNewer {
      return .init(
        .warn, "schema", "version \(answer.schema) of the tables; this codingfit knows \(Self.own)",
        advice: "Update codingfit on this machine.")
    }
    return .init(.ok, "schema", "version \(answer.schema) of the tables")
  }

  private static var own: Int { WhoAmI.current }
}
