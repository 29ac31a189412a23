import Core

extension TrendsFigures {
  /// The rows of the burnout panel, each number with the rule it comes from.
  var panelFigures: [Figure] {
    loadRow + monotonyRow + lateRow + stopRow + restRow + shortRow
  }

  /// A figure whose text is left out is not drawn: the reason stands in another of its row.
  private func figures(
    _ items: [(FigureID, String, String)], _ explanation: @escaping @Sendable () -> Explanation
  ) -> [Figure] {
    items.filter { !$0.2.isEmpty }.map {
      Figure($0.0, label: $0.1, text: $0.2, explanation: explanation())
    }
  }

  private var loadRow: [Figure] {
    let (load, history, now) = (results.burnout.load, history, now)
    return figures([
      (.loadRecent, "last 7 days", load.recentText), (.loadUsual, "usual week", load.usualText),
      (.loadRatio, "ratio", load.ratioText),
    ]) { load.explanation(history, now: now) }
  }

  private var monotonyRow: [Figure] {
    let (burnout, history, now) = (results.burnout, history, now)
    let monotony = burnout.monotony
    return figures([
      (.monotony, "monotony", monotony.valueText),
      (.weekStrain, "week's strain", monotony.strainText),
      (.usualStrain, "usual strain", Monotony.usualText(burnout.usualStrain)),
    ]) { monotony.explanation(usual: burnout.usualStrain, history, now: now) }
  }

  private var lateRow: [Figure] {
    let (late, history, now) = (results.burnout.lateNights, history, now)
    return figures([
      (.lateShare, "late time", late.shareText), (.lateNights, "late nights", late.nightsText),
    ]) { late.explanation(history, now: now) }
  }

  private var stopRow: [Figure] {
    let (drift, history, now) = (results.burnout.drift, history, now)
    return figures([
      (.stopRecent, "you stop at", drift.recentText),
      (.stopBefore, "before", drift.beforeText), (.stopDrift, "drift", drift.driftText),
    ]) { drift.explanation(history, now: now) }
  }

  private var restRow: [Figure] {
    let (rest, history, now) = (results.burnout.restDays, history, now)
    return figures([(.restWorked, "rest days worked", rest.workedText)]) {
      rest.explanation(history, now: now)
    }
      + figures([(.daysInARow, "days in a row", rest.runText)]) {
        rest.runExplanation(history, now: now)
      }
  }

  private var shortRow: [Figure] {
    let (rests, history, now) = (results.burnout.shortRests, history, now)
    return figures([
      (.shortRests, "short rests", rests.countText),
      (.shortestRest, "shortest rest", rests.shortestText),
    ]) { rests.explanation(history, now: now) }
  }

  /// The rows only the burnout page has.
  var regularFigures: [Figure] {
    let (regular, slow) = (results.burnout.regularity, results.burnout.slowDrift)
    let (history, now) = (history, now)
    return figures([
      (.regularStop, "regularity", regular.stopText),
      (.regularStart, "typical start", regular.startText),
    ]) { regular.explanation(history, now: now) }
      + figures([(.slowDrift, "slow drift", slow.text)]) { slow.explanation(history, now: now) }
  }
}
