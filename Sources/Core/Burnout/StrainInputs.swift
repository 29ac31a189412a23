/// The figures the strain signal is computed from, each a result of its own rule (R20).
public struct StrainInputs: Hashable, Sendable {
  public let load: Load
  public let monotony: Monotony
  public let lateNights: LateNights
  public let drift: StopDrift
  public let restDays: RestDays
  public let shortRests: ShortRests

  public init(_ history: History, asOf: DateOnly) {
    load = Load(history, asOf: asOf)
    monotony = Monotony(history, asOf: asOf)
    lateNights = LateNights(history, asOf: asOf)
    drift = StopDrift(history, asOf: asOf)
    restDays = RestDays(history, asOf: asOf)
    shortRests = ShortRests(history, asOf: asOf)
  }

  /// The value a part is judged by; nil where it cannot be said.
  func value(of part: StrainPart) -> Double? {
    // A few hours can double and be alike without any strain.
    let isLittle = load.acuteHours.map { $0 < Thresholds.strainMinimumHours } ?? false
    return switch part {
    case .hours: load.acuteHours
    case .spike: load.ratio.map { isLittle ? 0 : $0 }
    case .monotony: monotony.monotony.map { isLittle ? 0 : $0 }
    case .late: lateNights.share
    case .drift: drift.drift.map { drift.isClear == true ? $0 : 0 }
    case .rest: restDays.share
    case .quick: Double(shortRests.short.count)
    case .run: Double(restDays.daysInARow)
    }
  }

  /// A cause in numbers.
  func sentence(for part: StrainPart) -> String {
    switch part {
    case .hours: "you coded \(Decimals.text(load.acuteHours ?? 0, 1)) h in 7 days"
    case .spike: "that is \(Decimals.text(load.ratio ?? 0, 2)) times your usual week"
    case .monotony: "your days were alike: monotony \(Decimals.text(monotony.monotony ?? 0, 2))"
    case .late:
      "\(Decimals.text(100 * (lateNights.share ?? 0), 1)) % of your time was after "
        + ClockText.text(minute: lateNights.lateFromMinute)
    case .drift: "you stop \(Decimals.text(drift.drift ?? 0, 0)) min later than before"
    case .rest: "you coded on \(restDays.violations.count) of \(restDays.restDays) rest days"
    case .quick:
      "\(shortRests.short.count) rests were under \(Thresholds.shortRest / Milliseconds.perHour) h"
    case .run: "\(restDays.daysInARow) days in a row without a day off"
    }
  }
}
