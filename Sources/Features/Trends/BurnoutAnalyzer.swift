import Core

/// Every figure of the burnout panel, up to the last complete logical day (G8).
public struct BurnoutAnalyzer: Hashable, Sendable {
  public let asOf: DateOnly
  public let strain: StrainSignal
  public let regularity: Regularity
  public let slowDrift: SlowDrift
  /// What the own week's strain is judged against (R14); nil with too few known weeks.
  public let usualStrain: Double?
  public let ewma: Ewma
  /// The days of the load chart, oldest first; nil where a day has no point.
  public let loadDays: [Ewma.Point?]

  public init(_ history: History, now: Instant) {
    let asOf = history.asOf(at: now)
    let ewma = Ewma(history, asOf: asOf)
    self.asOf = asOf
    strain = StrainSignal(history, asOf: asOf)
    regularity = Regularity(history, asOf: asOf)
    slowDrift = SlowDrift(history, asOf: asOf)
    usualStrain = Monotony.usualStrain(history, asOf: asOf)
    self.ewma = ewma
    let points = Dictionary(uniqueKeysWithValues: ewma.curve.map { ($0.date, $0) })
    loadDays =
      ewma.curve.isEmpty
      ? [] : ClosedRange<DateOnly>.days(Self.chartDays, endingOn: asOf).map { points[$0] }
  }

  /// As many as the widest screens show.
  static let chartDays = 260

  public var load: Load { strain.inputs.load }
  public var monotony: Monotony { strain.inputs.monotony }
  public var lateNights: LateNights { strain.inputs.lateNights }
  public var drift: StopDrift { strain.inputs.drift }
  public var restDays: RestDays { strain.inputs.restDays }
  public var shortRests: ShortRests { strain.inputs.shortRests }
}
