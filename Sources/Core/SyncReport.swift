/// What a sync changed.
public struct SyncReport: Sendable, Equatable {
  /// Days that came in for the first time.
  public let added: Int
  /// Past days whose total changed since they were last read.
  public let revisions: [Revision]
  /// When the server was last read in full.
  public let finishedAt: Instant

  public init(added: Int, revisions: [Revision], finishedAt: Instant) {
    self.added = added
    self.revisions = revisions
    self.finishedAt = finishedAt
  }
}
