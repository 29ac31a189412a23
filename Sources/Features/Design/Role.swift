/// What a piece of a screen is for; a theme says how that looks.
public enum Role: String, Hashable, Sendable, CaseIterable {
  /// Running text.
  case text
  /// Labels, hints and everything that may be skipped.
  case muted
  /// The few numbers a pane is about.
  case strong
  /// Headings of parts: `TODAY`, `WEEK`.
  case heading
  /// A key in the footer or the help.
  case key
  /// Rules and borders.
  case line
  /// The open part of a bar, a ring or a window.
  case track
  /// A reached goal, a good state.
  case good
  /// Something to look at.
  case caution
  /// Something wrong.
  case critical
  /// Neutral information.
  case info
  /// What the selection stands on.
  case selection
  /// The text of a field being edited.
  case field
  /// The lap of a ring past its goal.
  case lap
  /// Time of AI tools.
  case ai
  /// A block on top of the pane: overlays, dialogs.
  case raised
}
