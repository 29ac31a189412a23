import Core
import Features
import Terminal
import TestSupport
import Testing

/// The shared views of the design against the lines they should draw.
struct DesignViewTests {
  static let date = DateOnly(dayNumber: 20_629)
  static let explanation = Explanation(
    title: "Today", meaning: "What you coded today against the daily goal.",
    formula: "The day's total divided by the goal, floored to the percent.",
    inputs: [.init("total", "2h 13m"), .init("goal", "4h 00m")],
    days: [DayEntry(date: date, status: .pending, total: "2h 13m", percent: "55 %")],
    threshold: "The daily goal is yours: settings.", missing: nil)

  static func revisions(_ count: Int) -> [Revision] {
    (0..<count).map { number in
      Revision(
        date: DateOnly(dayNumber: 20_515 + number), oldMilliseconds: 900_000,
        newMilliseconds: 4_320_000)
    }
  }

  static var views: [any View & Sendable] {
    var days = OpenExplanation(explanation)
    days.turn()
    return [
      Card("Today in detail", hue: .today, theme: .dark, isRaised: true),
      StateView(
        StateView.loading(SyncProgress(month: "2024-03", done: 14, total: 31), elapsed: .zero),
        hue: .today, theme: .dark),
      StateView(.empty(title: "Nothing yet", detail: "Code something."), hue: .today, theme: .dark),
      StateView(.failed(AppError(.storage, "No file.")), hue: .today, theme: .dark),
      HintBar(Self.hints, theme: .dark),
      Banner(.offline(asOf: "12:41"), theme: .dark),
      DayRow(explanation.days[0], theme: .dark, isSelected: true),
      ProjectRow(
        ProjectEntry(
          name: "atlas", total: "21h 50m", share: 0.24, percent: "24 %", columns: ["95.00"]),
        theme: .dark, isSelected: true),
      ExplanationView(OpenExplanation(explanation), hue: .today, theme: .dark),
      ExplanationView(days, hue: .today, theme: .dark),
    ]
  }

  static let hints: [HintBar.Hint] = [
    .init(label: "1-4", text: "panes"), .init(label: "←→", text: "day"),
    .init(label: "q", text: "quit"),
  ]

  @Test(arguments: 0..<10)
  func staysInside(_ index: Int) {
    let view = Self.views[index]
    let spills = Sizes.sweep.filter { Sizes.spill(of: view, at: $0) != nil }
    #expect(spills.isEmpty, "\(view)")
  }

  @Test(arguments: [
    (40, " 1-4 panes  ←→ day  q quit"), (27, " 1-4 panes  ←→ day  q quit"),
    (26, " 1-4 panes  ←→ day  q quit"), (25, " 1-4 panes  ←→ day"), (17, " 1-4 panes"), (9, ""),
  ])
  func hintsAreNeverCutInHalf(_ width: Int, _ line: String) {
    #expect(lines(of: HintBar(Self.hints, theme: .dark), width: width, height: 1) == [line])
  }

  @Test(arguments: [
    (Banner.Kind.offline(asOf: "12:41"), " ! offline · as of 12:41 · r retries"),
    (.failed(AppError(.unauthorised, "Signed out."), asOf: nil), " ✗ Signed out. · r retries"),
    (.syncing(month: "2024-03", done: 14, total: 31), " ↻ Reading 2024-03, 14 of 31"),
    (.revised(revisions(2)), " ! 2 days revised: 3 Mar 15m -> 1h 12m, 4 Mar 15m -> 1h 12m"),
    (.revised(revisions(1)), " ! 1 day revised: 3 Mar 15m -> 1h 12m"),
  ])
  func banners(_ kind: Banner.Kind, _ text: String) {
    let line = lines(of: Banner(kind, theme: .dark), width: 80, height: 1)[0]
    #expect(
      line.hasPrefix(text)
        && line.hasSuffix("Esc hides") == Banner(kind, theme: .dark).isDismissible)
  }

  @Test func rows() {
    let day = DayRow(Self.explanation.days[0], theme: .dark)
    let project = ProjectRow(
      ProjectEntry(
        name: "atlas", total: "21h 50m", share: 0.24, percent: "24 %", columns: ["95.00"]),
      theme: .dark)
    #expect(
      lines(of: day, width: 60, height: 1) == [" Thu 25 Jun 2026 ◔   2h 13m   55 %  still open"])
    #expect(
      lines(of: project, width: 60, height: 1) == [
        "   atlas       21h 50m  ███▉░░░░░░░░░░░░  24 %    95.00"
      ])
  }

  @Test func explanationSaysAllOfIt() {
    let view = ExplanationView(OpenExplanation(Self.explanation), hue: .today, theme: .dark)
    #expect(
      lines(of: view, width: 50, height: 13) == [
        " ┌─ Today ──────────────────────────────────────┐",
        " │ What you coded today against the daily goal. │",
        " │                                              │",
        " │ The day's total divided by the goal, floored │",
        " │ to the percent.                              │",
        " │                                              │",
        " │ total  2h 13m                                │",
        " │ goal   4h 00m                                │",
        " │                                              │",
        " │ The daily goal is yours: settings.           │",
        " │                                              │",
        " │ Enter the day behind it · Esc back           │",
        " └──────────────────────────────────────────────┘",
      ])
  }

  @Test func paragraphsBreakAtBlanks() {
    #expect(
      Paragraph.lines(of: "one two abcdefghij k", width: 7) == ["one two", "abcdefg", "hij k"])
  }
}
