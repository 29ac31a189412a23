import Core
import Features
import Terminal

/// A pane as the program meets it: its model, its keys and its view, joined.
@MainActor
protocol Tab: AnyObject {
  var destination: Destination { get }

  /// Takes a newer history in, or the same at a later time.
  func show(_ history: History, now: Instant)

  /// Tells the pane that nothing can be read from disk.
  func fail(_ error: AppError)

  /// Does what a key means here; false where it means nothing, so that it may mean something
  /// everywhere. An open explanation and an edited field take their keys first.
  func press(_ key: Key) -> Bool

  /// A sync or a save has ended; for a pane that shows more of the disk than the history.
  func diskChanged() async

  func paste(_ text: String)

  /// A click of the left button inside the pane.
  func click(at position: Position, in area: Rect)

  /// What a chart shows under the mouse; nil where there is none.
  func spot(at position: Position, in area: Rect) -> ChartSpot?

  /// The range or period shown, for the next start; nil where the pane has none.
  var range: String? { get }

  /// Takes up the range of the last start; a name it does not know changes nothing.
  func restore(range: String)

  /// The pane as it stands; `progress` is for one that has nothing else to show yet.
  func view(theme: Theme, progress: SyncProgress?, motion: Motion) -> any View & Sendable

  /// Keys for the footer, as things stand.
  var hints: [HintBar.Hint] { get }

  /// Keys for the help.
  var keys: [KeySection] { get }

  /// Keys that would do something for the palette: those in force while no text is edited.
  var commands: [KeySection] { get }

  /// Why a key of the pane would do nothing just now; nil where it would, or is none of its keys.
  func refusal(of key: Key) -> String?

  /// The selected number as it is drawn.
  var selectedText: String? { get }

  var hasUnsavedChanges: Bool { get }

  /// Whether letters are text or an answer just now, so that none of them works everywhere.
  var takesLetters: Bool { get }
}

extension Tab {
  func diskChanged() async {}
  func paste(_ text: String) {}
  func click(at position: Position, in area: Rect) {}
  func spot(at position: Position, in area: Rect) -> ChartSpot? { nil }
  var range: String? { nil }
  func restore(range: String) {}
  var commands: [KeySection] { keys }
  func refusal(of key: Key) -> String? { nil }
  var selectedText: String? { nil }
  var hasUnsavedChanges: Bool { false }
  var takesLetters: Bool { false }
}
