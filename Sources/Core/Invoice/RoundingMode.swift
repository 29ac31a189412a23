/// Which way hours between two steps go. Exact multiples never move (R24).
public enum RoundingMode: String, Hashable, Sendable, CaseIterable {
  /// Half a step goes up.
  case nearest
  case up
  case down
}
