import Core

/// Makes the figures of the Projects pane from the results they are drawn from.
struct ProjectsFigures {
  let month: ProjectsMonth
  let builder: InvoiceBuilder?
  let history: History
  let now: Instant

  /// In reading order.
  var all: [Figure] { monthFigures + projectFigures + [amount] + draftFigures + sparkFigures }

  private var monthFigures: [Figure] {
    let (totals, forecast, history, now) = (month.totals, month.forecast, history, now)
    var figures = [
      Figure(
        .monthTotal, label: "on projects", text: DurationText.text(totals.sum),
        explanation: totals.explanation(history, now: now))
    ]
    if totals.sum != totals.dayTotal {
      figures.append(
        Figure(
          .monthCoded, label: "coded", text: DurationText.text(totals.dayTotal),
          explanation: totals.explanation(history, now: now)))
    }
    if let forecast {
      figures.append(
        Figure(
          .monthForecast, label: "month heads for", text: forecast.text,
          explanation: forecast.explanation(history, now: now)))
    }
    return figures
  }

  private var projectFigures: [Figure] {
    let (history, now) = (history, now)
    return month.rows.map { row in
      Figure(
        .project(row.name), label: row.name, text: row.total,
        explanation: row.explanation(history, now: now))
    }
  }

  private var amount: Figure {
    let (billed, history, now) = (month.billed, history, now)
    return Figure(
      .monthAmount, label: "so far", text: Money.text(billed.net, currency: billed.currency),
      explanation: billed.explanation(title: "Amount so far", history, now: now))
  }

  private var draftFigures: [Figure] {
    guard let builder else { return [] }
    let (draft, history, now) = (builder.draft, history, now)
    let lines = draft.lines.enumerated().map { index, line in
      Figure(
        .draftLine(index), label: line.project,
        text: Money.text(line.amount, currency: draft.currency),
        explanation: line.explanation(draft, history, now: now))
    }
    func sum(_ id: FigureID, _ label: String, _ text: String) -> Figure {
      Figure(
        id, label: label, text: text,
        explanation: draft.explanation(title: "Draft invoice", history, now: now))
    }
    let taxes = draft.taxes.enumerated().map { index, tax in
      sum(.draftTax(index), "tax", Money.text(tax.amount, currency: draft.currency))
    }
    let warnings = builder.warnings.enumerated().map {
      sum(.draftWarning($0.offset), "warning", $0.element)
    }
    return [sum(.draftRange, "period", DateText.range(draft.request.range))] + lines
      + (taxes.isEmpty
        ? [] : [sum(.draftNet, "net", Money.text(draft.net, currency: draft.currency))] + taxes)
      + [sum(.draftGross, "total", Money.text(draft.gross, currency: draft.currency))] + warnings
  }

  private var sparkFigures: [Figure] {
    let (history, now) = (history, now)
    return month.rows.map { row in
      Figure(
        .spark(row.name), label: "\(row.name), last week", text: row.lastWeekText,
        explanation: row.weeksExplanation(history, now: now))
    }
  }
}
