/// The blocks of a range in a few numbers (R9, R10). Milliseconds.
public struct FocusSummary: Hashable, Sendable {
  public enum Pace: String, Hashable, Sendable, CaseIterable {
    case calm
    case moderate
    case scattered
  }

  public let blocks: Int
  /// Those of 25 active minutes and more.
  public let focusBlocks: Int
  public let active: Int
  /// Active time in focus blocks / active time; nil without any.
  public let focusShare: Double?
  public let longest: Int?
  public let switches: Int
  /// Nil under 30 active minutes.
  public let switchesPerHour: Double?
  public let missing: Missing?

  public init(_ blocks: [FocusBlock]) {
    let focus = blocks.filter { $0.kind != .short }
    let active = blocks.reduce(0) { $0 + $1.active }
    let switches = blocks.reduce(0) { $0 + $1.switches }
    self.blocks = blocks.count
    focusBlocks = focus.count
    self.active = active
    self.switches = switches
    longest = blocks.map(\.active).max()
    missing = active > 0 ? nil : .noData
    focusShare =
      active > 0 ? Double(focus.reduce(0) { $0 + $1.active }) / Double(active) : nil
    switchesPerHour =
      active >= Thresholds.switchRateActive
      ? Double(switches) * Double(Milliseconds.perHour) / Double(active) : nil
  }

  /// Nil where the rate is.
  public var pace: Pace? {
    switchesPerHour.map {
      $0 <= Thresholds.calmSwitches
        ? .calm : $0 > Thresholds.scatteredSwitches ? .scattered : .moderate
    }
  }
}
