import Glibc
import Testing

@testable import Terminal

@MainActor
@Suite struct OutputQueueTests {
  @Test func `what the terminal does not take waits and arrives in order`() async throws {
    let terminal = try #require(OpenTerminal())
    let queue = OutputQueue(terminal.slave)
    var drains = 0
    queue.drained = { drains += 1 }
    let first = (0..<300_000).map { UInt8(0x20 + $0 % 90) }
    queue.send(first)
    queue.send(Array("the end".utf8))
    let hadToWait = !queue.isEmpty
    var got: [UInt8] = []
    let came = await eventually {
      got += terminal.read()
      return drains > 0 && got.count >= first.count + 7
    }
    #expect(hadToWait && came && drains == 1)
    #expect(got == first + Array("the end".utf8))
  }

  @Test func `finishing does not wait for a terminal that takes nothing`() throws {
    let terminal = try #require(OpenTerminal())
    let queue = OutputQueue(terminal.slave)
    queue.send([UInt8](repeating: 0x78, count: 300_000))
    queue.finish(Array("bye".utf8), milliseconds: 20)
    #expect(queue.isEmpty)
  }

  @Test func `a terminal that went away takes everything`() throws {
    let terminal = try #require(OpenTerminal())
    let queue = OutputQueue(terminal.slave)
    close(terminal.master)
    queue.send(Array("lost".utf8))
    #expect(queue.isEmpty && queue.isGone)
  }
}
