/// A length of time as a person types it: `4h`, `4h 30m`, `4:30` or plain minutes.
enum GoalText {
  static let help = InputProblem("Give the goal as 4h, 4h 30m, 4:30 or 270.")

  /// Minutes, at least 0.
  static func minutes(_ text: String) throws(InputProblem) -> Int {
    let text = text.lowercased().filter { $0 != " " }
    let minutes: Int?
    if let colon = text.firstIndex(of: ":") {
      minutes = sum(text[..<colon], text[text.index(after: colon)...], isClock: true)
    } else if let mark = text.firstIndex(of: "h") {
      var rest = text[text.index(after: mark)...]
      if rest.last == "m" { rest.removeLast() } else if rest.isEmpty { rest = "0" }
      minutes = sum(text[..<mark], rest, isClock: false)
    } else if text.last == "m" {
      minutes = Digits.value(text.dropLast())
    } else {
      minutes = Digits.value(text[...])
    }
    guard let minutes else { throw help }
    return minutes
  }

  /// `4h 00m`, `45m`, `0`: what `minutes` reads back.
  static func text(_ minutes: Int) -> String {
    if minutes == 0 { return "0" }
    let rest = minutes % 60
    if minutes < 60 { return "\(rest)m" }
    return "\(minutes / 60)h \(rest < 10 ? "0" : "")\(rest)m"
  }

  /// `4h`, `4h 30m`, `45m`, for sentences.
  static func short(_ minutes: Int) -> String {
    minutes > 0 && minutes % 60 == 0 ? "\(minutes / 60)h" : text(minutes)
  }

  private static func sum(_ hours: Substring, _ rest: Substring, isClock: Bool) -> Int? {
    guard let hours = Digits.value(hours), let minutes = Digits.value(rest), minutes < 60,
      !isClock || rest.count == 2
    else { return nil }
    return hours * 60 + minutes
  }
}
