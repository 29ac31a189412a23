/// The colour a pane is known by: identity, never state.
public enum PaneHue: String, Hashable, Sendable, CaseIterable {
  case today
  case trends
  case projects
  case settings
}
