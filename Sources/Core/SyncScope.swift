/// How much of the history a sync re-reads.
public enum SyncScope: Sendable, Equatable {
  /// Today alone: the poll.
  case today
  /// Today, every unsettled day and every recent gap; the whole history on a first start.
  case recent
  /// What `recent` re-reads, and every month from this date's on.
  case since(DateOnly)
  /// Everything, settled days included.
  case everything
}
