/// What is rounded: the sum of a line, or each day of a project on its own (R24).
public enum Granularity: String, Hashable, Sendable, CaseIterable {
  case line
  case day
}
