import Foundation
import Terminal
import Testing

/// Compares a screen with the recorded one of that name in `Fixtures/Screens`.
///
/// With `CODINGFIT_RECORD=1` in the environment the file is written, and the test fails all the
/// same: a recording is something to look at, never a pass.
public func expectScreen(
  _ buffer: Buffer, named name: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = Fixtures.folder.appendingPathComponent("Screens/\(name).txt")
  let actual = ScreenText.describe(buffer)
  if ProcessInfo.processInfo.environment["CODINGFIT_RECORD"] == "1" {
    do {
      try actual.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("Recorded \(name); look at it.", sourceLocation: sourceLocation)
    } catch {
      Issue.record("Cannot write \(name): \(error)", sourceLocation: sourceLocation)
    }
    return
  }
  compareScreen(buffer, named: name, sourceLocation: sourceLocation)
}

/// The comparison alone, which never writes.
public func compareScreen(
  _ buffer: Buffer, named name: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = Fixtures.folder.appendingPathComponent("Screens/\(name).txt")
  let actual = ScreenText.describe(buffer)
  guard let expected = try? String(contentsOf: file, encoding: .utf8) else {
    Issue.record("No recorded screen \(name).", sourceLocation: sourceLocation)
    return
  }
  guard expected != actual else { return }
  Issue.record(
    "Screen \(name) differs.\n\(difference(expected, actual))", sourceLocation: sourceLocation)
}

/// Lines that differ, old and new, at most twenty of them.
private func difference(_ expected: String, _ actual: String) -> String {
  let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
  let lines = (0..<max(old.count, new.count)).filter { index in
    (index < old.count ? old[index] : nil) != (index < new.count ? new[index] : nil)
  }
  return lines.prefix(20).map { index in
    "\(index): -\(index < old.count ? old[index] : "")\n\(index): +\(index < new.count ? new[index] : "")"
  }.joined(separator: "\n")
}
