import Core
import Features
import Terminal
import Testing
@MainActor struct TrendsPreview {
  @Test func preview() {
    let model = TrendsWorld.model()
    func show(_ w: Int, _ h: Int) {
      print("== \(w)x\(h)")
      let buffer = TrendsWorld.buffer(model.screen, size: Size(width: w, height: h))
      for y in 0..<h { print(buffer.row(y) + "|") }
    }
    for (w, h) in [(80, 24), (120, 36), (200, 60), (60, 16), (40, 10), (24, 6), (10, 2), (3, 1)] { show(w, h) }
    model.perform(.burnout); show(80, 24); show(120, 36)
    model.perform(.ai); show(80, 24)
    model.perform(.hours); show(80, 24)
    model.perform(.showMonth); show(80, 24)
    model.perform(.showYear); show(80, 24)
    model.perform(.hours); model.perform(.showWeek); show(80, 24)
    model.perform(.showDays); model.perform(.previousFigure); show(80, 24)
    model.perform(.back); model.perform(.enter); show(80, 24)
    #expect(Bool(true))
  }
}
