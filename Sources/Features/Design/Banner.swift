import Core
import Terminal

/// One line over a pane about the data's standing; it never hides what is drawn below.
public struct Banner: View, Sendable {
  public enum Kind: Hashable, Sendable {
    /// No network; what is drawn is as of that clock time.
    case offline(asOf: String?)
    case failed(AppError, asOf: String?)
    case syncing(month: String?, done: Int, total: Int)
    /// Past days changed on the server since they were read.
    case revised([Revision])
    case notice(String)
  }

  public var kind: Kind
  public var theme: Theme

  public init(_ kind: Kind, theme: Theme) {
    self.kind = kind
    self.theme = theme
  }

  /// What a sync's standing has to say, if anything; `clock` writes a moment as a time of day.
  public static func kind(for status: SyncStatus, clock: (Instant) -> String) -> Kind? {
    switch status {
    case .idle, .upToDate, .local: return nil
    case .syncing(let progress):
      guard let progress else { return nil }
      return .syncing(month: progress.month, done: progress.done, total: progress.total)
    case .failed(let error, let last):
      let asOf = last.map(clock)
      return error.kind == .offline ? .offline(asOf: asOf) : .failed(error, asOf: asOf)
    }
  }

  /// Whether Esc may hide it: work that runs says so until it ends.
  public var isDismissible: Bool {
    if case .syncing = kind { false } else { true }
  }

  public func draw(in area: Rect, on buffer: inout Buffer) {
    guard !area.isEmpty else { return }
    let text = text(columns: area.width - 13)
    let close = "Esc hides"
    let room = area.width - 2
    let hasClose = isDismissible && TextWidth.columns(of: text) + close.count + 2 <= room
    let style = theme.style(role)
    buffer.write(
      Ellipsis.fit(text, columns: room), x: area.x + 1, y: area.y, style: style, clip: area)
    guard hasClose else { return }
    buffer.write(
      close, x: area.maxX - 1 - close.count, y: area.y, style: theme.style(.muted), clip: area)
  }

  private var role: Role {
    switch kind {
    case .offline, .revised: .caution
    case .failed: .critical
    case .syncing, .notice: .info
    }
  }

  private func text(columns: Int) -> String {
    switch kind {
    case .offline(let asOf):
      return "! offline" + standing(asOf)
    case .failed(let error, let asOf):
      return "✗ \(error.message)" + standing(asOf)
    case .syncing(let month, let done, let total):
      return "↻ Reading \(month.map { "\($0), " } ?? "")\(done) of \(total)"
    case .revised(let revisions):
      return "! " + RevisionText.text(revisions, columns: columns - 2)
    case .notice(let text): return "· \(text)"
    }
  }

  /// How old what is drawn is, and what can be done about it.
  private func standing(_ asOf: String?) -> String {
    (asOf.map { " · as of \($0)" } ?? "") + " · r retries"
  }
}
