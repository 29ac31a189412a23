/// Every number a rule compares with, and where it comes from. Times are milliseconds unless named
/// otherwise; CHOICE marks a product decision.
public enum Thresholds {
  /// Minute of the day a logical day turns (G8). CHOICE: later than any usual night.
  public static let logicalDayMinute = 240
  /// Unknown days in a row a streak bridges (R3). CHOICE.
  public static let bridgedUnknownDays = 2

  /// Days the projection and the forecast look back (R7, R23).
  public static let lookBackDays = 28
  /// Work days with data the projection needs (R7). CHOICE.
  public static let projectionSamples = 5
  /// Step of the marks at which a goal may be reached, in minutes (R7).
  public static let goalMarkMinutes = 5
  /// Known work days the month forecast needs (R23). CHOICE.
  public static let forecastSamples = 10

  /// "mostly inside" from here (R8). CHOICE.
  public static let mostlyInside = 0.8
  /// "mixed" from here (R8). CHOICE.
  public static let mixedInside = 0.6
  /// Less wall clock than this gets no such word; milliseconds. CHOICE.
  public static let adherenceMinimum = 1_800_000

  /// Sessions this close are one block (R9): WakaTime's default join.
  public static let blockGap = 900_000
  /// A block counts as focus from here (R9). CHOICE.
  public static let focusActive = 1_500_000
  /// A block counts as deep from here (R9). CHOICE.
  public static let deepActive = 3_000_000
  /// Shorter sessions are no switch (R10): flicker, seen in Meridiona/meridian PR 80.
  public static let flicker = 60_000
  /// Switches an hour are told from this much active time (R10). CHOICE.
  public static let switchRateActive = 1_800_000
  /// Switches an hour up to which work is calm (R10). CHOICE after Vasilescu 2016.
  public static let calmSwitches = 3.0
  /// Switches an hour above which work is scattered (R10). CHOICE.
  public static let scatteredSwitches = 6.0
  /// Days the heat map looks back: 12 weeks (R11).
  public static let heatMapDays = 84

  /// Days of recent load (R12). Windt & Gabbett 2019: uncoupled from the baseline.
  public static let acuteDays = 7
  /// Days of the baseline before them (R12).
  public static let baselineDays = 21
  /// Known days recent load needs (R12).
  public static let acuteKnown = 6
  /// Known days outside days off the baseline needs (R12).
  public static let baselineKnown = 15
  /// The same where days off explain the rest (R12).
  public static let baselineKnownWithDaysOff = 10
  /// Hours a week below which a ratio says nothing (R12). CHOICE.
  public static let baselineMinimumHours = 5.0
  /// Load bands (R12), after Gabbett 2016; used to describe, never as a risk.
  public static let lighterBelow = 0.8
  public static let steadyUpTo = 1.3
  public static let spikeFrom = 1.5

  /// Known days that seed the moving averages, and those needed to show them (R13).
  public static let ewmaSeedDays = 14
  public static let ewmaKnownDays = 28
  /// N of the two averages; the gain is 2/(N+1) (R13). CHOICE among three gains in use.
  public static let ewmaShort = 7
  public static let ewmaLong = 28

  /// Monotony never exceeds this: it explodes at SD 0 (R14), Foster.
  public static let monotonyCap = 10.0
  /// Bands (R14): a flat 5-on-2-off week is 1.58, so they start above it.
  public static let monotonyVariedBelow = 1.75
  public static let monotonyAlikeAbove = 2.5
  /// Weeks the own strain is judged against, and how many of them must be known (R14).
  public static let strainWeeks = 26
  public static let strainWeeksNeeded = 8

  /// Late time of a night that counts (R15). CHOICE.
  public static let lateNight = 900_000
  /// Logical days the burnout figures look back (R15, R17–R19).
  public static let burnoutDays = 28
  /// Active time from which a day has a first and a last activity (R16, R19). CHOICE.
  public static let activeDay = 600_000
  /// Logical days of the recent and the earlier period, and those needed of each (R16).
  public static let driftRecentDays = 14
  public static let driftBaselineDays = 28
  public static let driftRecentNeeded = 7
  public static let driftBaselineNeeded = 14
  /// Mean resultant length below which there is no typical time (R16). CHOICE.
  public static let typicalResultant = 0.3
  /// Minutes a clear drift has at least, and its standard errors (R16): 95 % two-sided.
  public static let driftMinutes = 15.0
  public static let driftErrors = 1.96
  /// Blocks of 7 logical days of the slow drift, those needed, and the stops a block needs (R16b).
  public static let slowDriftWeeks = 12
  public static let slowDriftNeeded = 8
  public static let slowDriftStops = 3
  /// Minutes a week that count as a slow drift (R16b). CHOICE.
  public static let slowDriftMinutes = 3.0
  /// Significance of every trend (R16b, R22).
  public static let significance = 0.05

  /// Days regularity needs (R17).
  public static let regularityNeeded = 14
  /// Bands of the circular SD in minutes (R17): MESA, Huang 2020.
  public static let regularityBands = [30.0, 60.0, 90.0]
  /// Active time from which a rest day was worked (R18). CHOICE.
  public static let restViolation = 900_000
  /// A shorter rest is short (R19): EU daily rest, "quick returns" (PMC11236944).
  public static let shortRest = 39_600_000

  /// Known days of 28 and weight the strain signal needs (R20).
  public static let strainKnownDays = 21
  public static let strainWeight = 60
  /// Known days and weight of medium confidence (R20).
  public static let mediumConfidenceDays = 24
  public static let mediumConfidenceWeight = 80
  /// Recent hours below which spike and monotony say nothing (R20). CHOICE.
  public static let strainMinimumHours = 10.0
  /// Bands of the score (R20). CHOICE, calibrated on synthetic histories.
  public static let strainBands = [25, 50, 75]
  /// Causes that are told (R20).
  public static let strainCauses = 3

  /// Complete weeks of the AI trend, those needed, and the time a week needs (R22).
  public static let aiTrendWeeks = 12
  public static let aiTrendNeeded = 6
  public static let aiTrendWeekTime = 3_600_000
  /// Points over 12 weeks that count as a trend (R22). CHOICE.
  public static let aiTrendPoints = 3.0

  /// Time on two billed lines at once from which a draft warns (R24). CHOICE.
  public static let sameMinutes = 60_000
  /// Minutes that stand in for the goal in the year grid where it is off (R25).
  public static let gridMinutes = 240
  /// Seconds a day's sessions may differ from its total (`data.md` rule 9).
  public static let sessionTolerance = 60_000
}
