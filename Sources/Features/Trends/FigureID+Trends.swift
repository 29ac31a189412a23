import Core

extension FigureID {
  static let chart: FigureID = "chart"
  static let chartTotal: FigureID = "chart.total"
  static let chartMean: FigureID = "chart.mean"
  static let chartGoal: FigureID = "chart.goal"
  static let strainScore: FigureID = "strain.score"
  static let strainConfidence: FigureID = "strain.confidence"
  static let loadRecent: FigureID = "load.recent"
  static let loadUsual: FigureID = "load.usual"
  static let loadRatio: FigureID = "load.ratio"
  static let monotony: FigureID = "monotony"
  static let weekStrain: FigureID = "monotony.strain"
  static let usualStrain: FigureID = "monotony.usualStrain"
  static let lateShare: FigureID = "late.share"
  static let lateNights: FigureID = "late.nights"
  static let stopRecent: FigureID = "stop.recent"
  static let stopBefore: FigureID = "stop.before"
  static let stopDrift: FigureID = "stop.drift"
  static let slowDrift: FigureID = "stop.slow"
  static let regularStop: FigureID = "regular.stop"
  static let regularStart: FigureID = "regular.start"
  static let restWorked: FigureID = "rest.worked"
  static let daysInARow: FigureID = "rest.run"
  static let shortRests: FigureID = "shortRests"
  static let shortestRest: FigureID = "shortRests.shortest"
  static let ewma: FigureID = "ewma"
  static let ewmaRecent: FigureID = "ewma.recent"
  static let ewmaUsual: FigureID = "ewma.usual"
  static let ewmaBalance: FigureID = "ewma.balance"
  static let aiShare: FigureID = "ai.share"
  static let aiTrend: FigureID = "ai.trend"
  static let aiWeeks: FigureID = "ai.weeks"
  static let aiLastWeek: FigureID = "ai.lastWeek"
  static let bestHour: FigureID = "hours.best"
  static let bestThree: FigureID = "hours.bestThree"
  static let heatMap: FigureID = "hours.map"
  static let trendsYear: FigureID = "trends.year"

  static func cause(_ index: Int) -> FigureID { FigureID("strain.cause.\(index)") }
  static func strainPart(_ part: StrainPart) -> FigureID { FigureID("strain.part.\(part)") }
  static func aiWeek(_ start: DateOnly) -> FigureID { FigureID("ai.week.\(start)") }
  static func week(_ start: DateOnly) -> FigureID { FigureID("week.\(start)") }
}
