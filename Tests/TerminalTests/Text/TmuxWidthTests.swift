import Foundation
import Terminal
import TestSupport
import Testing

/// Asks the real tmux where its cursor stands after each name: columns never shift.
@Suite struct TmuxWidthTests {
  @Test(
    .enabled(if: Tmux.path != nil, "tmux is not installed"), arguments: [AmbiguousWidth.narrow])
  func `tmux agrees about every name's columns`(ambiguous: AmbiguousWidth) throws {
    let names = NameCorpus.all
    let shown = names.map { name in
      let columns = TextWidth.columns(of: name, ambiguous: ambiguous)
      let buffer = drawn(name, columns: columns)
      return (text: buffer.row(0), columns: columns)
    }
    let answers = try Tmux.columns(after: shown.map(\.text))
    let wrong = zip(names, zip(shown, answers)).filter { $1.0.columns != $1.1 }.map {
      "\($0.unicodeScalars.map { String($0.value, radix: 16) }): \($1.0.columns), tmux \($1.1)"
    }
    #expect(names.count > 300 && answers.count == names.count)
    #expect(wrong.isEmpty)
  }

  private func drawn(_ name: String, columns: Int) -> Buffer {
    var buffer = Buffer(size: Size(width: columns, height: 1))
    buffer.write(name, x: 0, y: 0)
    return buffer
  }
}
