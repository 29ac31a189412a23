import Core

/// A date as a person types it: `2026-06-25`.
enum TypedDate {
  static func date(_ text: String) throws(InputProblem) -> DateOnly {
    guard let date = DateOnly(Trimmed.text(text)) else { throw InputProblem("No such date.") }
    return date
  }
}
