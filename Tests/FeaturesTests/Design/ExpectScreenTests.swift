import Foundation
import Terminal
import TestSupport
import Testing

/// A golden test is only worth something if a wrong screen fails.
struct ExpectScreenTests {
  static var buffer: Buffer {
    var buffer = Buffer(size: Size(width: 12, height: 2))
    buffer.write("right", x: 0, y: 0, style: Style(attributes: .bold))
    return buffer
  }

  @Test func theRightScreenPasses() {
    expectScreen(Self.buffer, named: "expect_screen")
  }

  @Test(arguments: ["wrong text", "wrong style", "not recorded"])
  func aWrongScreenFails(_ fault: String) {
    withKnownIssue {
      var buffer = Self.buffer
      if fault == "wrong text" {
        buffer.write("wrong", x: 0, y: 0, style: Style(attributes: .bold))
      }
      if fault == "wrong style" { buffer.restyle(buffer.area) { $0.attributes = .italic } }
      let name = fault == "not recorded" ? "never_recorded" : "expect_screen"
      compareScreen(buffer, named: name)
    }
  }
}
