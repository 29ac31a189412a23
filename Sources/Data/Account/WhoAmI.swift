/// What the project's function `whoami` answers.
public struct WhoAmI: Sendable, Equatable {
  /// `anon` for the key alone, `authenticated` for a user.
  public let role: String?
  /// The user's id; nil for the key alone.
  public let user: String?
  /// The version of the migration that has been run.
  public let schema: Int

  package init(role: String?, user: String?, schema: Int) {
    self.role = role
    self.user = user
    self.schema = schema
  }

  /// The version that `codingfit schema` prints.
  public static let current = SchemaSQL.version

  /// Whether the migration that `codingfit schema` prints is newer than the project's.
  public var isOld: Bool { schema < SchemaSQL.version }
  /// Whether the project's is newer than this program's.
  public var isNewer: Bool { schema > SchemaSQL.version }
}
