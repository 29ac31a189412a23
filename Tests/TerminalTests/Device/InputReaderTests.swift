import Dispatch
import Glibc
import Testing

@testable import Terminal

@MainActor
@Suite struct InputReaderTests {
  private final class Heard {
    var events: [InputEvent] = []
    var ends = 0
  }

  private func listen(
    to terminal: OpenTerminal, sequenceWait: DispatchTimeInterval = InputReader.sequenceWait
  ) -> (InputReader, Heard) {
    let heard = Heard()
    let reader = InputReader(
      terminal.slave, sequenceWait: sequenceWait, handle: { heard.events += $0 },
      ended: { heard.ends += 1 })
    reader.start()
    return (reader, heard)
  }

  @Test(arguments: [("\u{1B}", Key(.escape)), ("\u{1B}[", Key(.character("["), .alt))])
  func `a lone escape is a key after a while`(text: String, key: Key) async throws {
    let terminal = try #require(OpenTerminal())
    let (reader, heard) = listen(to: terminal)
    terminal.type(text)
    let came = await eventually { !heard.events.isEmpty }
    #expect(came && heard.events == [.key(key)])
    reader.stop()
  }

  @Test func `a key whose bytes come apart is one key`() async throws {
    let terminal = try #require(OpenTerminal())
    let (reader, heard) = listen(to: terminal, sequenceWait: .seconds(600))
    terminal.type("\u{1B}[")
    for part in ["1", ";5", "D"] {
      try await Task.sleep(for: .milliseconds(30))
      terminal.type(part)
    }
    let came = await eventually { !heard.events.isEmpty }
    #expect(came && heard.events == [.key(Key(.left, .control))])
    reader.stop()
  }

  @Test func `a terminal that goes away is told once`() async throws {
    let terminal = try #require(OpenTerminal())
    let (reader, heard) = listen(to: terminal)
    close(terminal.master)
    let came = await eventually { heard.ends > 0 }
    try await Task.sleep(for: .milliseconds(20))
    #expect(came && heard.ends == 1)
    reader.stop()
  }
}
