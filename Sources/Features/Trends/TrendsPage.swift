/// What the Trends pane is turned to.
public enum TrendsPage: String, Hashable, Sendable, CaseIterable {
  case overview
  case burnout
  case ai
  case hours
}
