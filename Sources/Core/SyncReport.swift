/// What a sync changed.
public struct SyncReport: Sendable, Equatable {
  /// Days that came in for the first time.
  public let added: Int
  /// Past days whose total changed since they were last read.
  public let revisions: [Revision]
  /// When the server was last read in full.
  public let finishedAt: Instant
  /// Sentences about settings that two machines have changed.
  public var notes: [String]

  public init(added: Int, revisions: [Revision], finishedAt: Instant, notes: [String] = []) {
    self.notes = notes
    self.added = added
    self.revisions = revisions
    self.finishedAt = finishedAt
  }
}
