import Core
import Testing

@testable import StatsData

/// What waits to be sent, held against what the server has by now.
@Suite struct OutboxReviewTests {
  private static let key = ["2026-07-01"]

  private static func goals(_ daily: Int, weekly: Int = 600) -> AccountRows {
    var rows = AccountRows()
    rows.set(
      .goals, key, ["daily_goal_minutes": .int(daily), "weekly_goal_minutes": .int(weekly)])
    return rows
  }

  /// The goal was 60 and was set to 120 here.
  private static func review(
    _ theirs: AccountRows, values: [String: JSONTree]? = ["daily_goal_minutes": .int(120)],
    isUnsure: Bool
  ) -> (review: OutboxReview, left: [[String: JSONTree]?]) {
    var outbox = Outbox()
    outbox.add([SettingsChange(.goals, key, values)], to: goals(60))
    if isUnsure { outbox.mark(1, isUnsure: true) }
    let review = OutboxReview(outbox.entries, theirs: theirs, local: goals(120))
    outbox.apply(review)
    return (review, outbox.entries.map(\.change.values))
  }

  @Test(arguments: [true, false])
  func whatTheServerHasIsNotSentAgain(isUnsure: Bool) {
    let (review, left) = Self.review(Self.goals(120), isUnsure: isUnsure)
    #expect(left.isEmpty && review.notes.isEmpty)
  }

  @Test(arguments: [true, false])
  func whatIsAsItWasIsSent(isUnsure: Bool) {
    let (review, left) = Self.review(Self.goals(60), isUnsure: isUnsure)
    #expect(left == [["daily_goal_minutes": .int(120)]] && review.notes.isEmpty)
  }

  /// The last to send wins: this machine, unless its change may have been there before the other's.
  @Test(arguments: [(false, 1, "set here counts"), (true, 0, "set there counts")])
  func aChangeOfBothIsTold(isUnsure: Bool, sent: Int, words: String) {
    let (review, left) = Self.review(Self.goals(90), isUnsure: isUnsure)
    #expect(left.count == sent)
    #expect(review.notes.count == 1 && review.notes[0].contains(words))
    #expect(review.notes[0].contains("the goals from 2026-07-01"))
  }

  @Test func anotherFieldIsNoClash() {
    let (review, left) = Self.review(Self.goals(60, weekly: 900), isUnsure: false)
    #expect(left.count == 1 && review.notes.isEmpty)
  }

  /// A part of a row that was removed elsewhere must not come back with the table's defaults.
  @Test func aRowRemovedElsewhereComesBackWhole() {
    let (review, left) = Self.review(AccountRows(), isUnsure: false)
    #expect(left == [["daily_goal_minutes": .int(120), "weekly_goal_minutes": .int(600)]])
    #expect(review.notes.count == 1)
    #expect(Self.review(AccountRows(), isUnsure: true).left.isEmpty)
  }

  @Test(arguments: [(60, false, 1, 0), (90, false, 1, 1), (90, true, 0, 1), (60, true, 1, 0)])
  func removals(theirs: Int, isUnsure: Bool, sent: Int, notes: Int) {
    let (review, left) = Self.review(Self.goals(theirs), values: nil, isUnsure: isUnsure)
    #expect(left.count == sent && review.notes.count == notes)
    #expect(Self.review(AccountRows(), values: nil, isUnsure: isUnsure).left.isEmpty)
  }

  /// What is changed again after a lost answer clashes with nobody: the first may have arrived.
  @Test func aChangeAfterALostAnswerIsNoClash() {
    var outbox = Outbox()
    outbox.add(
      [SettingsChange(.goals, Self.key, ["daily_goal_minutes": .int(120)])], to: Self.goals(60))
    outbox.mark(1, isUnsure: true)
    outbox.add(
      [SettingsChange(.goals, Self.key, ["daily_goal_minutes": .int(180)])], to: Self.goals(120))
    let review = OutboxReview(outbox.entries, theirs: Self.goals(120), local: Self.goals(180))
    outbox.apply(review)
    #expect(review.notes.isEmpty && outbox.entries.map(\.isUnsure) == [false])
    #expect(outbox.entries.map(\.change.values) == [["daily_goal_minutes": .int(180)]])
  }

  @Test(arguments: [
    (JSONTree.number("85.10"), JSONTree.number("85.1"), true),
    (.number("85.10"), .number("85.11"), false),
    (.array([.int(7), .int(1)]), .array([.int(1), .int(7)]), true),
    (.array([.string("b"), .string("a")]), .array([.string("a"), .string("b")]), false),
    (.null, .string("x"), false), (.string("x"), .string("x"), true),
  ])
  func sameMeaning(_ left: JSONTree, _ right: JSONTree, isSame: Bool) {
    #expect(OutboxReview.isSame(left, right) == isSame)
  }
}
