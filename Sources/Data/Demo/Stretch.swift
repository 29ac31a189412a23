/// Work on one project without a break, not yet cut at midnight. Epoch milliseconds.
struct Stretch {
  var start: Int
  var end: Int
  /// An index into `SyntheticLife.projects`.
  var project: Int
}
