import Core
import Features
import StatsData
import Terminal
import TestSupport
import Testing

@testable import App

/// Contrast as it is drawn, cell by cell: 4.5:1 for text, 3:1 for bars, lines and shades.
@MainActor
@Suite struct ContrastTests {
  nonisolated static let walks = [
    "1", "1 j j j", "1 j j j <enter>", "1 <enter>", "1 m", "1 f", "2", "2 b", "2 a", "2 o", "3",
    "3 A", "3 A i", "3 A i F", "3 L", "3 e", "3 i", "3 /",
    "4", "4 <enter> x", "4 <enter> x <c-s>", "4 <enter> x <esc> q", "?", ":", ": <down> r", "3 l",
  ]

  private static let history = DemoStatsRepository.firstHistory(
    clock: ManualTime("2026-07-08T12:30:00Z").clock)

  @Test(arguments: [Theme.dark, .light, .highContrast])
  func everyDrawnPairIsReadable(theme: Theme) {
    var weak: Set<String> = []
    for keys in Self.walks {
      for size in [Size(width: 80, height: 24), Size(width: 200, height: 60)] {
        let harness = AppHarness(StubRepository(Self.history), hasServer: false) {
          $0.theme = theme
          $0.firstHistory = Self.history
        }
        harness.press(keys)
        for sign in Self.weak(in: harness.buffer(size)) { weak.insert("\(keys): \(sign)") }
      }
    }
    #expect(weak.isEmpty)
  }

  @Test(
    arguments: ["offline", "failed", "loading", "welcome"], [Theme.dark, .light, .highContrast])
  func everyStateIsReadable(state: String, theme: Theme) async {
    let harness = AppHarness {
      $0.theme = theme
      if state != "offline" { $0.firstHistory = nil }
      if state == "welcome" { $0.repository = nil }
    }
    if state == "offline" || state == "failed" {
      let kind: AppError.Kind = state == "offline" ? .offline : .unauthorised
      await harness.repository.set(sync: .failure(AppError(kind, "No.")))
      harness.press("r")
      await harness.settle()
    }
    #expect(Self.weak(in: harness.buffer(Size(width: 120, height: 36))) == [])
  }

  /// A draft, its question, the list with an invoice, and the question there.
  @Test(arguments: [Theme.dark, .light, .highContrast])
  func everyInvoiceDialogIsReadable(theme: Theme) async {
    var settings = Settings()
    settings.rates = ["atlas": [Rate(from: DateOnly(dayNumber: 0), hourly: 80)]]
    let history = AppHarness.sample(settings: settings)
    let harness = AppHarness(StubRepository(history), hasServer: false) {
      $0.theme = theme
      $0.firstHistory = history
      $0.invoices = StubNumbers()
    }
    var weak: Set<String> = []
    for (keys, shown) in [
      ("3 A i", "no number yet"), ("F", "Finalise as 2026-0001"), ("y", "is issued"),
      ("C", "Cancel 2026-0001"),
    ] {
      harness.press(keys)
      let isShown = await harness.until { harness.lines().contains { $0.contains(shown) } }
      #expect(isShown, "\(shown) is not in \(harness.lines())")
      weak.formUnion(Self.weak(in: harness.buffer(Size(width: 120, height: 36))))
    }
    #expect(weak.isEmpty)
  }

  @Test func aWeakPairIsFound() {
    var buffer = Buffer(size: Size(width: 3, height: 1))
    let grey = Style(
      foreground: .rgb(red: 120, green: 120, blue: 120),
      background: .rgb(red: 100, green: 100, blue: 100))
    buffer.write("abc", x: 0, y: 0, style: grey, clip: buffer.area)
    #expect(!Self.weak(in: buffer).isEmpty)
  }

  /// What is drawn too faintly: the sign, and its contrast.
  private static func weak(in buffer: Buffer) -> Set<String> {
    var weak: Set<String> = []
    for y in 0..<buffer.size.height {
      for x in 0..<buffer.size.width {
        let cell = buffer[x, y]
        guard let scalar = cell.text.unicodeScalars.first, scalar != " " else { continue }
        var (front, back) = (cell.style.foreground, cell.style.background)
        if cell.style.attributes.contains(.reverse) { swap(&front, &back) }
        let isBar = (0x2500...0x25A1).contains(scalar.value) || scalar == "·"
        let ratio = Contrast.ratio(front, back) ?? 0
        if ratio < (isBar ? 3 : 4.5) { weak.insert("\(cell.text) \(ratio)") }
      }
    }
    return weak
  }
}
