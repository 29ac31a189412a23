import Core
import Terminal

/// What the parts of the Projects pane draw with: the content and the look of its words.
struct ProjectsInk {
  let content: ProjectsContent
  let theme: Theme
  let selected: FigureID?

  func heading(_ text: String) -> FigureText {
    FigureText(text, theme.style(PaneHue.projects).adding(.bold))
  }

  func muted(_ text: String, figure: FigureID? = nil) -> FigureText {
    FigureText(text, theme.style(.muted), figure: figure)
  }

  func figure(_ id: FigureID, _ role: Role = .text) -> FigureText {
    FigureText().figure(id, in: content.figures, theme.style(role))
  }

  /// `JUNE 2026 so far   89h 51m on projects   month heads for 108h 10m`.
  var title: FigureText {
    let month = content.period.title.uppercased()
    var line = FigureText(
      month, theme.style(PaneHue.projects).adding(.bold), figure: .monthTotal)
    line = line + muted(content.isCurrent ? " so far   " : "   ") + figure(.monthTotal, .strong)
    let hasCoded = content.figures[.monthCoded] != nil
    line = line + muted(hasCoded ? " on projects, " : " coded")
    if hasCoded { line = line + figure(.monthCoded) + muted(" coded") }
    if content.forecast?.forecast != nil {
      line =
        line + muted("   month heads for ") + figure(.monthForecast)
        + muted(hasCoded ? " coded" : "")
    }
    return content.filter.isEmpty ? line : line + muted("   names with \(content.filter)")
  }

  /// What can be done about projects without a rate; nil where all have one.
  var rateHint: String? {
    let names = content.billed.noRate
    guard let first = names.first else { return nil }
    return names.count == 1
      ? "\(first) has no rate. 4 Settings sets one."
      : "\(names.count) projects have no rate. 4 Settings sets one."
  }

  /// The rows that fit, around the selected one.
  func rows(_ height: Int) -> ArraySlice<ProjectsRow> {
    let rows = content.rows
    let place = rows.firstIndex { .project($0.name) == selected } ?? 0
    let first = min(max(0, rows.count - height), max(0, place - height + 1))
    return rows.dropFirst(first).prefix(max(0, height))
  }
}
