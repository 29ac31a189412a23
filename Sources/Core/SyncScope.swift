/// How much of the history a sync re-reads.
public enum SyncScope: Sendable, Equatable {
  /// Today alone: the poll.
  case today
  /// Today, every unsettled day and every recent gap; the whole history on a first start.
  case recent
  /// Everything, settled days included.
  case everything
}
