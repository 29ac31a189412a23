/// What may stand after an option or a command.
struct ValueSpec: Sendable, Hashable {
  /// What a shell offers for it.
  enum Offer: Sendable, Hashable {
    case nothing
    case files
    case words([String])
    /// The names of the projects in the cache.
    case projects
  }

  /// As the help writes it: `DATE`.
  let label: String
  /// As a refusal says it: `a date, like 2026-03-01`.
  let what: String
  var offer = Offer.nothing

  static let date = ValueSpec(label: "DATE", what: "a date, like 2026-03-01")
  static let file = ValueSpec(label: "FILE", what: "a file", offer: .files)
  static let project = ValueSpec(label: "NAME", what: "a project's name", offer: .projects)

  static func oneOf(_ label: String, _ words: [String]) -> ValueSpec {
    ValueSpec(
      label: label, what: "one of " + words.joined(separator: ", "), offer: .words(words))
  }

  /// The words there are; empty where anything goes.
  var words: [String] {
    if case .words(let words) = offer { words } else { [] }
  }
}
