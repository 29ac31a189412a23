import Core

/// What one run of the collector did.
package struct CollectReport: Sendable, Equatable {
  /// The dates that were to be read, by the account's calendar.
  package var range: ClosedRange<DateOnly>?
  /// The account's zone.
  package var zone: String?
  package var changed: [CollectedDay] = []
  /// Rows that were there already and say the same.
  package var unchanged = 0
  /// Sentences about what was left out, and why.
  package var notes: [String] = []
  /// What ended the run early; the days before it are written.
  package var problem: AppError?

  package init(problem: AppError? = nil) {
    self.problem = problem
  }
}
