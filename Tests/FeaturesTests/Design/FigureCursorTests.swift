import Core
import Features
import Testing

/// Selection and explanation, as keys move them.
struct FigureCursorTests {
  static let day = DayEntry(date: DateOnly(dayNumber: 0), status: .met, total: "4h 00m")
  static let figures: [Figure] = ["a", "b", "c"].map { name in
    Figure(
      FigureID(name), label: name, text: "1",
      explanation: Explanation(
        title: name, meaning: "", formula: "", days: name == "b" ? [day] : []))
  }

  @Test func moveHoldsAtTheEnds() {
    var cursor = FigureCursor()
    var seen: [String?] = []
    for step in [1, 1, 1, 1, -1, -5] {
      cursor.move(by: step, in: Self.figures)
      seen.append(cursor.selected?.name)
    }
    #expect(seen == ["a", "b", "c", "c", "b", "a"])
  }

  @Test func enterExplainsThenShowsItsDays() {
    var cursor = FigureCursor()
    let withoutSelection = cursor.enter(in: Self.figures)
    cursor.select("b")
    let first = cursor.enter(in: Self.figures)
    let title = cursor.open?.explanation.title
    let pageBefore = cursor.open?.page
    _ = cursor.enter(in: Self.figures)
    #expect(!withoutSelection && first && title == "b" && pageBefore == .meaning)
    #expect(cursor.open?.page == .days)
  }

  @Test func escapeClosesOneStepAtATime() {
    var cursor = FigureCursor()
    cursor.select("a")
    _ = cursor.enter(in: Self.figures)
    let steps = [cursor.escape(), cursor.escape(), cursor.escape()]
    #expect(steps == [true, true, false] && cursor.selected == nil)
  }

  @Test func aFigureThatLeavesClosesItsExplanation() {
    var cursor = FigureCursor()
    cursor.select("a")
    _ = cursor.enter(in: Self.figures)
    cursor.refresh(from: [Self.figures[1]])
    #expect(cursor.open == nil && cursor.selected == nil)
  }
}
