/// One day as the rules see it: integer milliseconds, whatever the row looked like.
public struct DayStat: Hashable, Sendable {
  /// The row's date, the only key (G3).
  public let date: DateOnly
  public let state: DayState
  /// `grand_total.total_seconds` in milliseconds, at least 0; 0 where the state is unknown.
  public let totalMilliseconds: Int
  /// Time by project, each in full; may add up to more than the total (G4).
  public let projects: [NamedTime]
  /// Time by category. Empty although the total is above 0: the source has no categories.
  public let categories: [NamedTime]
  /// The row's own zone, an IANA name this system knows (G3).
  public let zone: String?
  /// When the server last changed the row, where it says so.
  public let updatedAt: Instant?
  /// When we read the row.
  public let fetchedAt: Instant?
  public let marks: Set<DayMark>

  public init(
    date: DateOnly, state: DayState, totalMilliseconds: Int, projects: [NamedTime] = [],
    categories: [NamedTime] = [], zone: String? = nil, updatedAt: Instant? = nil,
    fetchedAt: Instant? = nil, marks: Set<DayMark> = []
  ) {
    self.date = date
    self.state = state
    self.totalMilliseconds = totalMilliseconds
    self.projects = projects
    self.categories = categories
    self.zone = zone
    self.updatedAt = updatedAt
    self.fetchedAt = fetchedAt
    self.marks = marks
  }

  /// Whether the total is known (G5).
  public var isKnown: Bool { state.isKnown }
}

extension DayStat {
  /// Time of one project in milliseconds; of the whole day for nil.
  public func time(of project: String?) -> Int {
    guard let project else { return totalMilliseconds }
    return projects.reduce(0) { $1.name == project ? $0 + $1.milliseconds : $0 }
  }
}
