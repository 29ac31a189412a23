import Core

/// One day: its ring, its week, and when and on what it was coded.
public struct DayDetail: Sendable, Equatable {
  public let date: DateOnly
  public let isToday: Bool
  /// The row; nil without one.
  public let stat: DayStat?
  public let ring: Ring
  public let week: WeekRing
  public let blocks: [FocusBlock]
  public let focus: FocusSummary
  /// Inside the window on this day alone.
  public let adherence: WindowAdherence
  public let goal: GoalConfig
  /// Neither a rest day nor a day off.
  public let isWorkDay: Bool
  public let isDayOff: Bool
  /// When it was coded, in milliseconds after its midnight.
  public let coded: [Range<Int>]
  /// Milliseconds after midnight; nil on other days than today.
  public let nowLabel: Int?
  public let zone: ZoneOffsets
  /// Most first.
  public let projects: [NamedTime]
  public let categories: [NamedTime]
  /// `changed 24 Jun 02:10, read 24 Jun 09:30`: what is known of the row itself.
  public let source: String

  public init(_ date: DateOnly, in history: History, now: Instant) {
    let today = history.today(at: now)
    let stat = history.day(date)
    let blocks = FocusBlock.blocks(history, in: date...date, now: now)
    self.date = date
    self.stat = stat
    self.blocks = blocks
    isToday = date == today
    ring = Ring(of: date, in: history, now: now)
    week = WeekRing(holding: date, in: history, now: now)
    focus = FocusSummary(blocks)
    adherence = WindowAdherence(history, in: date...date, now: now)
    goal = history.goal(on: date)
    isWorkDay = history.isWorkDay(date)
    isDayOff = history.isDayOff(date)
    coded = history.codedLabels(on: date)
    nowLabel = date == today ? history.label(of: now, on: date) : nil
    zone = history.offsets(on: date)
    projects = Self.mostFirst(stat?.projects ?? [])
    categories = Self.mostFirst(stat?.categories ?? [])
    source = DaySource.line(stat, in: history)
  }

  static func mostFirst(_ parts: [NamedTime]) -> [NamedTime] {
    parts.sorted { ($1.milliseconds, $0.name) < ($0.milliseconds, $1.name) }
  }
}
