/// One line of text being edited: graphemes, a cursor between them, and what came before.
///
/// Control characters never get in: they would act on the terminal, and no field needs them.
public struct EditableText: Hashable, Sendable {
  private var characters: [Character]
  /// Graphemes before the cursor.
  public private(set) var cursor: Int
  private var past: [Snapshot] = []
  private var isInserting = false
  /// Graphemes that may be typed or pasted; a text from a file may be longer.
  private let limit: Int

  private struct Snapshot: Hashable, Sendable {
    let characters: [Character]
    let cursor: Int
  }

  /// The text with the cursor behind it.
  public init(_ text: String = "", limit: Int = 10_000) {
    self.limit = limit
    characters = Array(Self.visible(text))
    cursor = characters.count
  }

  public var text: String { String(characters) }
  public var isEmpty: Bool { characters.isEmpty }
  /// Graphemes in all.
  public var count: Int { characters.count }
  /// What stands before the cursor; its width is the cursor's column.
  public var beforeCursor: String { String(characters[..<cursor]) }
  public var afterCursor: String { String(characters[cursor...]) }
  public var canUndo: Bool { !past.isEmpty }

  /// Inserts at the cursor and says whether something had to be left out.
  ///
  /// A combining mark joins the grapheme before it, so the cursor is found again by bytes.
  @discardableResult
  public mutating func insert(_ text: String) -> Bool {
    let accepted = String(Self.visible(text).prefix(max(0, limit - count)))
    let refused = accepted.unicodeScalars.count != text.unicodeScalars.count
    guard !accepted.isEmpty else { return refused }
    // One undo takes back a run of typing, not a letter.
    remember(joining: isInserting && accepted.count == 1)
    let head = beforeCursor + accepted
    characters = Array(head + afterCursor)
    var bytes = 0
    cursor = 0
    while cursor < characters.count, bytes < head.utf8.count {
      bytes += characters[cursor].utf8.count
      cursor += 1
    }
    isInserting = true
    return refused
  }

  /// Deletes the grapheme before the cursor.
  public mutating func deleteBackward() { delete(max(0, cursor - 1)..<cursor) }

  /// Deletes the grapheme behind the cursor.
  public mutating func deleteForward() { delete(cursor..<min(count, cursor + 1)) }

  public mutating func deleteWordBackward() { delete(wordStart..<cursor) }
  public mutating func deleteToStart() { delete(0..<cursor) }
  public mutating func deleteToEnd() { delete(cursor..<count) }

  public mutating func moveLeft() { move(to: cursor - 1) }
  public mutating func moveRight() { move(to: cursor + 1) }
  public mutating func moveToStart() { move(to: 0) }
  public mutating func moveToEnd() { move(to: count) }
  public mutating func moveWordLeft() { move(to: wordStart) }
  public mutating func moveWordRight() { move(to: wordEnd) }

  /// Takes the last change back; does nothing when there is none.
  public mutating func undo() {
    guard let last = past.popLast() else { return }
    characters = last.characters
    cursor = last.cursor
    isInserting = false
  }

  private var wordStart: Int {
    var index = cursor
    while index > 0, !Self.isWord(characters[index - 1]) { index -= 1 }
    while index > 0, Self.isWord(characters[index - 1]) { index -= 1 }
    return index
  }

  private var wordEnd: Int {
    var index = cursor
    while index < count, !Self.isWord(characters[index]) { index += 1 }
    while index < count, Self.isWord(characters[index]) { index += 1 }
    return index
  }

  private mutating func move(to index: Int) {
    cursor = min(max(0, index), count)
    isInserting = false
  }

  private mutating func delete(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    remember(joining: false)
    // Removing a grapheme may let its neighbours join (flags do), hence the second look.
    characters = Array(
      String(characters[..<range.lowerBound]) + String(characters[range.upperBound...]))
    cursor = min(range.lowerBound, characters.count)
    isInserting = false
  }

  private mutating func remember(joining: Bool) {
    guard !joining else { return }
    past.append(Snapshot(characters: characters, cursor: cursor))
    if past.count > 100 { past.removeFirst() }
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }

  /// The text without control, format and line-separating characters.
  private static func visible(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: continue
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
