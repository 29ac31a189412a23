import Core

/// Makes coding histories that hold everything a real one holds: holidays, crunch weeks, late nights,
/// a trip to another zone, projects that come and go, missing and unreadable rows.
///
/// Pure: the same values give the same history. Summaries and sessions come from one list of
/// stretches, cut at local midnight like the real rows, so they agree by construction.
public struct HistoryGenerator: Sendable {
  public var seed: UInt64
  public var firstDate: DateOnly
  public var dayCount: Int
  /// An IANA name.
  public var zone: String
  /// Where the trip leads; nil for a life without one.
  public var tripZone: String?
  public var persona: Persona
  /// Whether an agent works beside the human: sessions of two projects at the same time (G4).
  public var overlaps: Bool
  /// Share of the days without a row.
  public var missingShare: Double
  /// Share of the days whose row cannot be read.
  public var unreadableShare: Double
  /// Nothing is coded after this moment, and its date is the last; nil: every day is complete.
  public var until: Instant?

  public init(
    seed: UInt64 = 1, firstDate: DateOnly, dayCount: Int, zone: String = "Europe/Berlin",
    tripZone: String? = "America/New_York", persona: Persona = .crunch, overlaps: Bool = false,
    missingShare: Double = 0.01, unreadableShare: Double = 0.002, until: Instant? = nil
  ) {
    self.seed = seed
    self.firstDate = firstDate
    self.dayCount = max(1, dayCount)
    self.zone = zone
    self.tripZone = tripZone
    self.persona = persona
    self.overlaps = overlaps
    self.missingShare = missingShare
    self.unreadableShare = unreadableShare
    self.until = until
  }

  public func generate() -> GeneratedHistory {
    let life = SyntheticLife(self)
    var stretches: [Stretch] = []
    for index in life.dates.indices {
      SyntheticDay(life: life, index: index).append(to: &stretches)
    }
    stretches.sort { ($0.start, $0.project) < ($1.start, $1.project) }
    if overlaps { addAgents(to: &stretches, life: life) } else { pushApart(&stretches) }
    let rows = SyntheticRows(life: life, until: until, overlaps: overlaps)
    return rows.history(of: stretches)
  }

  /// One stream of work: a stretch that begins before the last one ended moves back.
  private func pushApart(_ stretches: inout [Stretch]) {
    for index in stretches.indices.dropFirst() {
      let late = stretches[index - 1].end - stretches[index].start
      guard late > 0 else { continue }
      stretches[index].start += late
      stretches[index].end += late
    }
  }

  private func addAgents(to stretches: inout [Stretch], life: SyntheticLife) {
    var random = SeededRandom(seed: seed, place: -3)
    for stretch in stretches where stretch.end - stretch.start > 1_500_000 && random.chance(0.15) {
      let project = random.whole(0...SyntheticLife.projects.count - 1)
      guard project != stretch.project else { continue }
      let start = stretch.start + 300_000
      let length = Int(random.uniform(300_000, 1_200_000))
      stretches.append(
        Stretch(start: start, end: min(stretch.end, start + length), project: project))
    }
    stretches.sort { ($0.start, $0.project) < ($1.start, $1.project) }
  }
}
