import Terminal
import TestSupport
import Testing

/// Widgets against the lines they should draw.
struct WidgetTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let view: any View & Sendable
    let lines: [String]
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(
      name: "panel", view: Panel(title: "A long title"),
      lines: ["┌─ A lo… ─┐", "│         │", "└─────────┘"]),
    Case(name: "gauge half an eighth", view: Gauge(0.001), lines: ["▏░░░"]),
    Case(name: "gauge almost full", view: Gauge(0.9999), lines: ["███▉"]),
    Case(name: "gauge full", view: Gauge(1), lines: ["████"]),
    Case(name: "gauge not a number", view: Gauge(.nan), lines: ["░░░░"]),
    Case(
      name: "gauge segments",
      view: Gauge(segments: [
        .init(0.25, style: .plain), .init(0.5, style: .plain, glyph: "▒"),
      ]), lines: ["█▒▒░"]),
    Case(name: "sparkline", view: Sparkline([0, 1, 4, 8, nil]), lines: [" ▁▄█·"]),
    Case(name: "sparkline keeps the last", view: Sparkline([8, 1, 2, 4], gap: 1), lines: ["▂ ▄"]),
    Case(
      name: "bars", view: BarChart(bars: [2, 4, nil, 1].map { .init($0) }, goal: 2),
      lines: [" █", " █", "██┄┄", "██·█"]),
    Case(
      name: "bars with an axis",
      view: BarChart(bars: [2, 4].map { .init($0) }, label: { "\(Int($0))h" }),
      lines: ["   4h┤ █", "     │ █", "   2h┤██", "     │██"]),
    Case(
      name: "chart with an axis and a foot",
      view: BarChart(
        bars: [3, 10, 7, 0].map { .init($0) }, barWidth: 3, gap: 1, label: { "\(Int($0))h" },
        foot: { "\($0 + 1) May" }),
      lines: [
        "  10h┤    ███", "     │    ███ ▄▄▄", "   5h┤    ███ ███", "     │▄▄▄ ███ ███",
        "     │███ ███ ███", "   0h└1 May     4 May",
      ]),
    Case(
      name: "heat map",
      view: HeatMap(
        rows: [[0, 1, 4], [nil, 2, 3]], rowLabels: ["Mo", "Tu"], columnLabels: [(0, "00")],
        cellWidth: 2),
      lines: ["Mo   ▒▒██", "Tu   ▓▓██", "   00"]),
    Case(
      name: "table scrolls to the selection",
      view: Table(
        columns: [.init("name"), .init("h", width: 3, alignment: .trailing)],
        rows: ["a", "b", "c", "d"].map { [.init($0), .init("1h")] }, selected: 3),
      lines: [" name   h", " c     1h", "▸d     1h"]),
    Case(
      name: "tabs", view: TabBar(tabs: [.init("1 A"), .init("2 B")], active: 1, status: "● on"),
      lines: ["  1 A  [2 B]      ● on"]),
    Case(
      name: "tabs in no room", view: TabBar(tabs: [.init("1 A"), .init("2 B")], active: 1),
      lines: ["[2 B]"]),
    Case(name: "field", view: TextField(text: "4h", width: 4), lines: ["[ 4h   ]"]),
    Case(
      name: "field scrolls to its cursor", view: TextField(text: "abcdef", cursor: 6, width: 4),
      lines: ["[ def  ]"]),
    Case(
      name: "field with a problem",
      view: TextField(text: "8o", width: 3, problem: "Use digits."),
      lines: ["[ 8o  ] ✗ Use digits."]),
    Case(name: "spinner", view: Spinner(elapsed: .milliseconds(130)), lines: ["⠙"]),
  ]

  static let widths = [11, 4, 4, 4, 4, 4, 5, 3, 4, 13, 21, 9, 9, 23, 6, 8, 8, 21, 1]

  @Test(arguments: zip(cases, widths))
  func draws(_ test: Case, width: Int) {
    let height = test.name.hasPrefix("bars") ? 4 : test.lines.count
    #expect(lines(of: test.view, width: width, height: height) == test.lines)
  }

  @Test func ringFillsClockwise() {
    let quarter = Ring(circles: [.init(0.25, style: .plain, lapStyle: .plain)], text: ["25 %"])
    let drawn = lines(of: quarter, width: 20, height: 10)
    let right = drawn.prefix(5).map { $0.dropFirst(10) }.joined()
    let rest = drawn.suffix(5).joined() + drawn.prefix(5).map { $0.prefix(10) }.joined()
    #expect(right.contains("█") && !right.contains("·"))
    #expect(rest.contains("·") && !rest.contains("█"))
    #expect(drawn.contains { $0.contains("25 %") })
  }

  @Test func ringPastItsGoalKeepsItsCircleAndShowsTheLap() {
    let lap = Style(attributes: .bold)
    let ring = Ring(circles: [.init(1.5, style: .plain, lapStyle: lap)])
    var buffer = Buffer(size: Size(width: 20, height: 10))
    ring.draw(in: buffer.area, on: &buffer)
    #expect(buffer[18, 4].style == lap && buffer[1, 4].style == .plain)
    #expect(!(0..<10).contains { buffer.row($0).contains("·") })
  }

  @Test func clicksFindWhatIsDrawn() {
    let area = Rect(x: 2, y: 1, width: 30, height: 4)
    let tabs = TabBar(tabs: [.init("1 A"), .init("2 B")], active: 0)
    let chart = BarChart(bars: (0..<3).map { .init(Double($0)) }, barWidth: 2, gap: 1)
    let table = Table(columns: [.init("a")], rows: [[.init("x")], [.init("y")]])
    let map = HeatMap(rows: [[1, 2], [3, 4]], rowLabels: ["Mo", "Tu"], cellWidth: 2)
    #expect([3, 7, 8, 9, 20].map { tabs.tab(atX: $0, in: area) } == [0, 0, nil, 1, nil])
    #expect([2, 3, 5, 8, 11].map { chart.index(atX: $0, in: area) } == [0, 0, 1, 2, nil])
    #expect([1, 2, 3, 4].map { table.row(atY: $0, in: area) } == [nil, 0, 1, nil])
    #expect(map.cell(at: Position(x: 7, y: 2), in: area) == Position(x: 1, y: 1))
  }
}
