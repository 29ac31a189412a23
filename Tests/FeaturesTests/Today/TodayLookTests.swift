import Core
import Features
import Foundation
import Terminal
import TestSupport
import Testing

/// How the pane looks under every theme, and what its model may know.
@MainActor
struct TodayLookTests {
  /// Characters that draw bars, lines and marks; everything else is text.
  nonisolated static let graphics = Set(
    " ░▒▓█▏▎▍▌▋▊▉▁▂▃▄▅▆▇▘▝▀▖▞▛▗▚▐▜▙▟─│┌┐└┘·┄▲●○◔–▸")

  @Test(arguments: [Theme.dark, .light, .highContrast], TodayFigureTests.walks)
  func everythingDrawnIsReadable(_ theme: Theme, walk: [TodayCommand]) {
    let model = TodayFigureTests.model(after: walk)
    _ = model.perform(.nextFigure)
    let buffer = TodayWorld.buffer(model.screen, size: Size(width: 120, height: 36), theme: theme)
    var weak: Set<String> = []
    for y in 0..<36 {
      for x in 0..<120 {
        let cell = buffer[x, y]
        guard cell.text != " ", let character = cell.text.first else { continue }
        let limit = Self.graphics.contains(character) ? 3 : 4.5
        let ratio = Contrast.ratio(cell.style.foreground, cell.style.background) ?? 0
        if ratio < limit { weak.insert("\(character) \(cell.style)") }
      }
    }
    #expect(weak.isEmpty)
  }

  @Test func withoutColoursTheSelectionShows() {
    let model = TodayWorld.model()
    _ = model.perform(.nextFigure)
    let size = Size(width: 80, height: 24)
    let buffer = TodayWorld.buffer(model.screen, size: size, theme: .monochrome)
    let cells = (0..<24).flatMap { y in (0..<80).map { buffer[$0, y] } }
    #expect(cells.allSatisfy { $0.style.foreground == .terminal })
    #expect(cells.contains { $0.text == "▸" } && cells.contains { $0.style.attributes == .reverse })
  }

  /// Models know commands and results, never keys or cells.
  @Test func noModelImportsTerminal() throws {
    let features = Fixtures.folder.deletingLastPathComponent()
      .appendingPathComponent("Sources/Features")
    let files = FileManager.default.enumerator(at: features, includingPropertiesForKeys: nil)
    let names = [
      "Model.swift", "Engine.swift", "Command.swift", "yFigures.swift", "sFigures.swift",
      "Explanation.swift",
    ]
    var checked = 0
    var guilty: [String] = []
    for case let file as URL in files ?? FileManager.DirectoryEnumerator() {
      guard names.contains(where: { file.lastPathComponent.hasSuffix($0) }) else { continue }
      checked += 1
      let text = try String(contentsOf: file, encoding: .utf8)
      if text.contains("import Terminal") { guilty.append(file.lastPathComponent) }
    }
    #expect(checked > 10 && guilty.isEmpty)
  }
}
