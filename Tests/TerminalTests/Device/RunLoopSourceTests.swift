import CoreFoundation
import Foundation
import Glibc
import Testing

@testable import Terminal

@MainActor
@Suite struct RunLoopSourceTests {
  private final class Heard {
    var texts: [String] = []
  }

  /// Lets this thread's run loop work, as the main one does in the program.
  private func turn(seconds: Double) {
    _ = CFRunLoopRunInMode(kCFRunLoopDefaultMode, seconds, true)
  }

  private func listen(to terminal: OpenTerminal) -> (RunLoopSource, Heard) {
    let heard = Heard()
    let source = RunLoopSource(terminal.watched) {
      var chunk = [UInt8](repeating: 0, count: 4096)
      let count = read(terminal.slave, &chunk, chunk.count)
      heard.texts.append(String(decoding: chunk.prefix(max(0, count)), as: UTF8.self))
    }
    return (source, heard)
  }

  @Test func `each key is told, and none of its bytes is lost`() throws {
    let terminal = try #require(OpenTerminal())
    let (source, heard) = listen(to: terminal)
    let keys = ["a", "\u{1B}[1;5D", String(repeating: "x", count: 3000), "b"]
    for key in keys {
      terminal.type(key)
      turn(seconds: 10)
    }
    #expect(heard.texts == keys)
    source.stop()
  }

  @Test func `what was typed before is told`() throws {
    let terminal = try #require(OpenTerminal())
    terminal.type("early")
    let (source, heard) = listen(to: terminal)
    turn(seconds: 10)
    #expect(heard.texts == ["early"])
    source.stop()
  }

  @Test func `a terminal that goes away is told`() throws {
    let terminal = try #require(OpenTerminal())
    let (source, heard) = listen(to: terminal)
    close(terminal.master)
    turn(seconds: 10)
    #expect(heard.texts == [""])
    source.stop()
  }

  /// Where a run loop's thread ends, it asks for the port and releases what it had.
  @Test func `a run loop may go away on any thread`() async {
    let port = await withCheckedContinuation { done in
      Thread.detachNewThread {
        let context = RunLoopSource.context
        context.release(context.retain(nil))
        done.resume(returning: context.getPort(nil))
      }
    }
    #expect(port == -1)
  }

  @Test func `a source that was stopped tells nothing`() throws {
    let terminal = try #require(OpenTerminal())
    let (source, heard) = listen(to: terminal)
    source.stop()
    terminal.type("a")
    turn(seconds: 0.02)
    #expect(heard.texts == [])
  }
}
