import Terminal
import TestSupport
import Testing

/// Every widget survives every size and stays inside its area.
struct SweepTests {
  static let widgets: [any View & Sendable] = [
    Panel(title: "Title", fill: .plain),
    Gauge(0.4),
    Gauge(
      segments: [.init(0.3, style: .plain), .init(0.9, style: .plain, glyph: "▓")], marker: 1),
    Ring(
      circles: [
        .init(0.55, style: .plain, lapStyle: .plain), .init(2.5, style: .plain, lapStyle: .plain),
      ], text: ["55 %", "of 4h"]),
    Ring(circles: [.init(nil, style: .plain, lapStyle: .plain)]),
    Ring(circles: []),
    Sparkline([1, 2, nil, 0, 5], gap: 1),
    BarChart(
      bars: (0..<40).map { .init(Double($0)) }, barWidth: 2, gap: 1, goal: 20, selected: 39,
      label: { "\($0)" }),
    BarChart(bars: []),
    HeatMap(
      rows: Array(repeating: (0..<24).map { Double($0) }, count: 7),
      rowLabels: ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"], columnLabels: [(0, "00"), (23, "23")],
      selected: Position(x: 3, y: 3)),
    HeatMap(rows: []),
    Table(
      columns: [.init("Name"), .init("Hours", width: 8, alignment: .trailing)],
      rows: (0..<30).map { [.init("row \($0)"), .init("\($0)h")] }, selected: 20),
    Table(columns: [], rows: []),
    TabBar(tabs: ["1 Today", "2 Trends"].map { .init($0) }, active: 1, status: "● online"),
    TabBar(tabs: [], active: 0),
    TextField(text: "4h 30m", cursor: 6, width: 8, problem: "No such time."),
    Spinner(elapsed: .seconds(3), text: "syncing"),
  ]

  @Test(arguments: widgets.indices)
  func staysInside(_ index: Int) {
    let spills = Sizes.sweep.filter { Sizes.spill(of: Self.widgets[index], at: $0) != nil }
    #expect(spills.isEmpty, "\(Self.widgets[index])")
  }
}
