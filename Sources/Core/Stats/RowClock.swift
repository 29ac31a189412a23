/// The sessions of one row and their union, as places in the index's arrays.
struct RowClock: Hashable, Sendable {
  let date: DateOnly
  let sessions: Range<Int>
  let pieces: Range<Int>
  /// Wall clock: the union of the row's sessions in milliseconds (G4).
  let wallMilliseconds: Int
}
