import Core
import Features
import Terminal
import TestSupport
import Testing

/// Every number the pane draws is a figure, and every figure explains itself.
@MainActor
struct TodayFigureTests {
  nonisolated static let walks: [[TodayCommand]] = [
    [], [.earlier], [.earlier, .earlier, .earlier, .earlier], [.enter], [.earlier, .enter],
    [.showWeek], [.showMonth], [.showYear],
  ]

  static func model(after walk: [TodayCommand]) -> DashboardModel {
    let model = TodayWorld.model()
    for command in walk { _ = model.perform(command) }
    return model
  }

  @Test(arguments: walks, TodayScreenTests.sizes + [Size(width: 60, height: 16)])
  func everyNumberIsAFigure(_ walk: [TodayCommand], size: Size) {
    let pane = TodayPane(Self.model(after: walk).screen, theme: .dark)
    var buffer = Buffer(size: size)
    pane.draw(in: buffer.area, on: &buffer)
    let drawn = pane.drawnFigures(in: size)
    var bare: [String] = []
    for y in 0..<size.height {
      let digits = (0..<size.width).filter { buffer[$0, y].text.first?.isNumber == true }
      let loose = digits.first { x in !drawn.contains { $0.area.contains(x: x, y: y) } }
      if loose != nil { bare.append(buffer.row(y)) }
    }
    #expect(bare.isEmpty)
  }

  @Test(arguments: walks)
  func everyDrawnFigureExplainsItself(_ walk: [TodayCommand]) {
    let model = Self.model(after: walk)
    let figures = model.state.value?.figures ?? []
    let drawn = TodayPane(model.screen, theme: .dark).drawnFigures(in: Size(width: 200, height: 60))
    let mute = Set(drawn.map(\.figure)).filter { id in
      guard let explanation = figures[id]?.explanation else { return true }
      return explanation.meaning.isEmpty || explanation.formula.isEmpty
    }
    #expect(mute.isEmpty && !drawn.isEmpty)
  }

  @Test func figuresAreNamedOnceAndInReadingOrder() {
    let figures = TodayWorld.model().state.value?.figures ?? []
    let ids = figures.map(\.id)
    let pane = TodayPane(TodayWorld.model().screen, theme: .dark)
    var rows: [Int] = []
    let drawn = pane.drawnFigures(in: Size(width: 80, height: 21))
    for id in ids {
      // The ring is the picture of its percent; the text is where it is read.
      guard let place = drawn.last(where: { $0.figure == id && $0.area.height == 1 }) else {
        continue
      }
      rows.append(place.area.y)
    }
    #expect(Set(ids).count == ids.count && rows == rows.sorted() && rows.count > 15)
  }

  /// The explanation is made from the result that is drawn, so it holds the drawn number.
  @Test(arguments: ["day.total", "day.percent", "week.total", "week.goal", "pace.left", "streak"])
  func theExplanationHoldsTheNumber(_ name: String) {
    let figure = TodayWorld.model().state.value?.figures[FigureID(name)]
    let explanation = figure?.explanation
    let values =
      (explanation?.inputs.map(\.value) ?? []) + (explanation?.days.map { $0.percent ?? "" } ?? [])
    #expect(values.contains(figure?.text ?? "none"))
  }

  @Test func whatCannotBeSaidIsSaidInWords() {
    let days = (0..<3).map {
      DayStat(
        date: TodayWorld.today.advanced(by: -$0), state: .open, totalMilliseconds: 3_600_000)
    }
    let short = History(days: days, sessions: [], settings: Settings(), systemZone: "Europe/Berlin")
    let figures = TodayWorld.model(short).state.value?.figures ?? []
    let strain = figures["strain"]
    #expect(strain?.text.contains("needs 19 more days") == true)
    #expect(strain?.explanation.missing?.contains("19 more days") == true)
    #expect(
      figures["projection"] == nil && figures["window.share"]?.explanation.missing == "no data")
  }

  @Test(
    arguments: TodayScreenTests.sizes + [Size(width: 60, height: 16), Size(width: 20, height: 4)])
  func everySelectionIsSeen(_ size: Size) {
    let model = TodayWorld.model()
    var unseen: [FigureID] = []
    for figure in model.state.value?.figures ?? [] {
      model.click(figure.id)
      let drawn = TodayPane(model.screen, theme: .dark).drawnFigures(in: size)
      if !drawn.contains(where: { $0.figure == figure.id }) { unseen.append(figure.id) }
    }
    #expect(unseen.isEmpty)
  }
}
