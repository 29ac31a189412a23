/// Sentences for keys that would do nothing, said alike by every pane.
enum Refusal {
  static let explanationOpen = "Close the explanation first: Esc."
  static let noData = "There is nothing to show yet."
  static let noDaysBehind = "No days stand behind this number."
  static let todayShown = "Today is shown already."
  static let noEarlierDay = "There is no day before this one in the history."
  static let noLaterDay = "Nothing comes after today."
}
