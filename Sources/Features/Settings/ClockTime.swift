import Core

/// A time of day as minutes since midnight: `09:00`, `9:00`; `24:00` only as an end.
enum ClockTime {
  static func minute(_ text: String, isEnd: Bool = false) throws(InputProblem) -> Int {
    let parts = Trimmed.text(text).split(separator: ":", omittingEmptySubsequences: false)
    if parts.count == 2, parts[0].count <= 2, parts[1].count == 2,
      let hour = Digits.value(parts[0]), let minute = Digits.value(parts[1]),
      minute < 60, hour < 24 || isEnd && hour == 24 && minute == 0
    {
      return hour * 60 + minute
    }
    throw InputProblem("Times are 00:00 to 23:59.")
  }
}
