import Core
import Features
import Terminal
import TestSupport
import Testing

/// No number without an explanation, at no size.
@MainActor
struct ProjectsFigureTests {
  static func screens() -> [ProjectsScreen] {
    let history = TrendsWorld.history
    return [
      ProjectsWorld.model(history).screen, ProjectsWorld.model(history, [.toggleAll]).screen,
      ProjectsWorld.model(history, [.earlier, .toggleAll]).screen,
      ProjectsWorld.model(ProjectsWorld.unrated).screen,
      ProjectsWorld.model(TrendsWorld.empty).screen,
    ]
  }

  @Test func everyDrawnNumberExplainsItself() {
    for screen in Self.screens() {
      let figures = screen.state.value?.figures ?? []
      let known = Set(figures.map(\.id))
      let pane = ProjectsPane(screen, theme: .dark)
      let drawn = Set(Sizes.sweep.flatMap { pane.drawnFigures(in: $0).map(\.figure) })
      #expect(drawn.subtracting(known).isEmpty, "\(drawn.subtracting(known))")
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

  @Test(arguments: [0, 1, 2, 3])
  func noStrayDigits(_ place: Int) {
    let screen = Self.screens()[place]
    for size in [
      Size(width: 80, height: 21), Size(width: 200, height: 57), Size(width: 60, height: 14),
    ] {
      var canvas = FigureCanvas(Buffer(size: size))
      ProjectsPane(screen, theme: .dark).paint(in: Rect(size), on: &canvas)
      let stray = (0..<size.height).flatMap { y in
        (0..<size.width).filter { x in
          canvas.buffer[x, y].text.first?.isNumber == true
            && !canvas.drawn.contains { $0.area.contains(x: x, y: y) }
        }.map { "\(canvas.buffer.row(y)) @\($0)" }
      }
      #expect(stray.isEmpty)
    }
  }

  @Test func staysInsideAtEverySize() {
    let spills = Self.screens().flatMap { screen in
      Sizes.sweep.filter { Sizes.spill(of: ProjectsPane(screen, theme: .dark), at: $0) != nil }
    }
    #expect(spills.isEmpty)
  }
}
