import Core

/// How far a backfill is: one line written over itself on a terminal, a line a month elsewhere.
struct SyncProgressLine: Sendable {
  let output: CommandOutput
  let isSilent: Bool

  private static let width = 40

  func show(_ progress: SyncProgress) {
    guard !isSilent else { return }
    let text = "\(progress.month), \(progress.done) of \(progress.total)"
    output.remark(output.isTerminal ? "\r" + padded(text) : text + "\n")
  }

  func clear() {
    guard !isSilent, output.isTerminal else { return }
    output.remark("\r" + padded("") + "\r")
  }

  private func padded(_ text: String) -> String {
    text + String(repeating: " ", count: max(0, Self.width - text.count))
  }
}
