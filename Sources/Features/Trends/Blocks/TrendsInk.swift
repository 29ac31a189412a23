import Core
import Terminal

/// What every block draws with: the content and the look of its words.
struct TrendsInk {
  let content: TrendsContent
  let theme: Theme
  let selected: FigureID?

  var figures: [Figure] { content.figures }
  var burnout: BurnoutAnalyzer { content.results.burnout }

  func heading(_ text: String) -> FigureText {
    FigureText(text, theme.style(PaneHue.trends).adding(.bold))
  }

  func muted(_ text: String) -> FigureText { FigureText(text, theme.style(.muted)) }

  func figure(_ id: FigureID, _ role: Role = .text) -> FigureText {
    FigureText().figure(id, in: figures, theme.style(role))
  }

  /// The role of a figure that is judged; the words beside it say the same.
  func role(_ id: FigureID) -> Role {
    switch id {
    case .strainScore:
      switch burnout.strain.band {
      case .low: .good
      case .moderate: .info
      case .elevated: .caution
      case .high: .critical
      case nil: .muted
      }
    case .loadRatio:
      switch burnout.load.band {
      case .lighter: .info
      case .steady: .good
      case .rising: .caution
      case .spike: .critical
      case nil: .muted
      }
    case .monotony: burnout.monotony.band == .varied ? .text : .caution
    case .stopDrift: burnout.drift.isClear == true ? .caution : .muted
    case .usualStrain, .stopBefore, .loadUsual, .regularStart, .slowDrift: .muted
    default: .text
    }
  }
}

extension FigureText {
  /// Both, one after the other.
  static func + (left: FigureText, right: FigureText) -> FigureText {
    right.pieces.reduce(left) { $0.adding($1.text, $1.style, figure: $1.figure) }
  }
}

extension FigureText {
  /// The same text as part of a figure.
  func noted(_ figure: FigureID) -> FigureText {
    pieces.reduce(FigureText()) { $0.adding($1.text, $1.style, figure: figure) }
  }
}

extension FigureCanvas {
  /// Draws lines from the top of an area, as many as it holds.
  mutating func write(lines: [FigureText], in area: Rect) {
    for (row, line) in lines.prefix(area.height).enumerated() {
      write(line, x: area.x, y: area.y + row, clip: area)
    }
  }
}
