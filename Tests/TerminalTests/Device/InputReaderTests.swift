import Dispatch
import Glibc
import Testing

@testable import Terminal

/// The run loop of a test is not the main one: what it would call is called here, and that it calls
/// is tested with `RunLoopSource`.
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
      terminal.slave, watched: terminal.watched, sequenceWait: sequenceWait,
      handle: { heard.events += $0 }, ended: { heard.ends += 1 })
    reader.start()
    return (reader, heard)
  }

  @Test(arguments: [("\u{1B}", Key(.escape)), ("\u{1B}[", Key(.character("["), .alt))])
  func `a lone escape is a key after a while`(text: String, key: Key) async throws {
    let terminal = try #require(OpenTerminal())
    let (reader, heard) = listen(to: terminal)
    terminal.type(text)
    reader.read()
    let came = await eventually { !heard.events.isEmpty }
    #expect(came && heard.events == [.key(key)])
    reader.stop()
  }

  @Test func `a key whose bytes come apart is one key`() async throws {
    let terminal = try #require(OpenTerminal())
    let (reader, heard) = listen(to: terminal, sequenceWait: .seconds(600))
    terminal.type("\u{1B}[")
    reader.read()
    for part in ["1", ";5", "D"] {
      try await Task.sleep(for: .milliseconds(30))
      terminal.type(part)
      reader.read()
    }
    #expect(heard.events == [.key(Key(.left, .control))])
    reader.stop()
  }

  @Test func `a terminal that goes away is told once`() throws {
    let terminal = try #require(OpenTerminal())
    let (reader, heard) = listen(to: terminal)
    close(terminal.master)
    reader.read()
    reader.read()
    #expect(heard.ends == 1)
    reader.stop()
  }
}
