/// The pages of the Today pane.
public enum TodayPage: Hashable, Sendable {
  case overview
  /// One day by blocks, projects, categories, editors, languages and machines.
  case detail
  /// A week, month or year of days.
  case range
}
