/// Past days that changed on the server, in words: "2 days revised: 3 Mar 15m -> 1h 12m, …".
public enum RevisionText {
  /// The newest `limit` of them, in order of their dates, and how many more there are.
  public static func text(_ revisions: [Revision], limit: Int = 10) -> String {
    let count = revisions.count == 1 ? "1 day" : "\(revisions.count) days"
    let shown = revisions.suffix(limit).map { revision in
      "\(DateText.dayMonth(revision.date)) \(DurationText.text(revision.oldMilliseconds)) -> "
        + DurationText.text(revision.newMilliseconds)
    }
    let more = revisions.count - shown.count
    return "\(count) revised: " + shown.joined(separator: ", ")
      + (more > 0 ? " and \(more) more" : "")
  }

  /// The longest such text of at most that many characters; at least one day is in it.
  public static func text(_ revisions: [Revision], columns: Int) -> String {
    let limits = (1...max(1, revisions.count)).reversed()
    let fitting = limits.lazy.map { text(revisions, limit: $0) }.first { $0.count <= columns }
    return fitting ?? text(revisions, limit: 1)
  }
}
