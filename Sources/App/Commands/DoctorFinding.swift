/// One thing that was checked.
struct DoctorFinding: Encodable, Hashable {
  enum Level: String, Encodable {
    case ok
    case warn
    case fail
  }

  let level: Level
  /// What was looked at: "key", "clock".
  let topic: String
  let text: String
  /// What to do; nil where nothing is.
  let advice: String?

  init(_ level: Level, _ topic: String, _ text: String, advice: String? = nil) {
    self.level = level
    self.topic = topic
    self.text = text
    self.advice = advice
  }

  /// `warn  clock       12 s behind` and what to do below it.
  var line: String {
    let head = level.rawValue.padding(to: 6) + topic.padding(to: 15) + text + "\n"
    return head + (advice.map { String(repeating: " ", count: 21) + "-> \($0)\n" } ?? "")
  }
}

extension String {
  /// With blanks up to that many characters.
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
