import Core
import Features
import Terminal
import TestSupport
import Testing

/// No number without an explanation, at no size.
@MainActor
struct TrendsFigureTests {
  nonisolated static let pages: [[TrendsCommand]] = [
    [], [.burnout], [.ai], [.hours], [.showMonth], [.showYear], [.showWeek, .earlier],
  ]

  static func screens() -> [TrendsScreen] {
    pages.map { commands in
      let model = TrendsWorld.model()
      for command in commands { model.perform(command) }
      return model.screen
    } + [
      TrendsWorld.model(TrendsWorld.made(persona: .steady, seed: 3, days: 12)).screen,
      TrendsWorld.model(TrendsWorld.empty).screen,
    ]
  }

  @Test func everyDrawnNumberExplainsItself() {
    for screen in Self.screens() {
      let figures = screen.state.value?.figures ?? []
      let known = Set(figures.map(\.id))
      let pane = TrendsPane(screen, theme: .dark)
      let drawn = Set(
        Sizes.sweep.flatMap { pane.drawnFigures(in: $0).map(\.figure) })
      #expect(drawn.subtracting(known).isEmpty)
      #expect(known.count == figures.count)
    }
  }

  @Test func explanationsSayWhatTheyAre() {
    for screen in Self.screens() {
      let vague = (screen.state.value?.figures ?? []).filter {
        let explanation = $0.explanation
        return explanation.title.isEmpty || explanation.meaning.isEmpty
          || explanation.formula.isEmpty || explanation.inputs.isEmpty
      }
      #expect(vague.isEmpty, "\(vague.map(\.id))")
    }
  }

  /// Every digit on the screen belongs to some figure.
  @Test(arguments: [0, 1, 2, 3, 4, 5, 6])
  func noStrayDigits(_ page: Int) {
    let screen = Self.screens()[page]
    for size in [
      Size(width: 80, height: 21), Size(width: 120, height: 33), Size(width: 60, height: 14),
    ] {
      var canvas = FigureCanvas(Buffer(size: size))
      TrendsPane(screen, theme: .dark).paint(in: Rect(size), on: &canvas)
      let stray = (0..<size.height).flatMap { y in
        (0..<size.width).filter { x in
          canvas.buffer[x, y].text.first?.isNumber == true
            && !canvas.drawn.contains { $0.area.contains(x: x, y: y) }
        }.map { "\(canvas.buffer.row(y)) @\($0)" }
      }
      #expect(stray.isEmpty)
    }
  }

  /// A selected number is always on the screen where the pane is not a single line.
  @Test(arguments: [(80, 21), (120, 33), (60, 14), (44, 6)])
  func theSelectionIsSeen(_ width: Int, _ height: Int) {
    for commands in Self.pages {
      let model = TrendsWorld.model()
      for command in commands { model.perform(command) }
      let figures = model.screen.state.value?.figures ?? []
      let hidden = figures.indices.filter { _ in
        model.perform(.nextFigure)
        let pane = TrendsPane(model.screen, theme: .dark)
        let drawn = pane.drawnFigures(in: Size(width: width, height: height))
        return !drawn.contains { $0.figure == model.cursor.selected }
      }
      #expect(hidden.isEmpty, "\(commands): \(hidden.map { figures[$0].id })")
    }
  }

  @Test func staysInsideAtEverySize() {
    let spills = Self.screens().flatMap { screen in
      Sizes.sweep.filter { Sizes.spill(of: TrendsPane(screen, theme: .dark), at: $0) != nil }
    }
    #expect(spills.isEmpty)
  }
}
