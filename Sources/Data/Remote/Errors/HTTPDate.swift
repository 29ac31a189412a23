import Core

/// A date of an HTTP header: `Sun, 06 Nov 1994 08:49:37 GMT`.
package struct HTTPDate: Sendable, Equatable {
  package let instant: Instant

  package init?(_ text: String) {
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    let parts = text.split(separator: " ")
    guard parts.count == 6, parts[5] == "GMT", let day = Int(parts[1]), let year = Int(parts[3]),
      let month = months.firstIndex(where: { $0 == parts[2] }),
      let date = DateOnly(year: year, month: month + 1, day: day)
    else { return nil }
    let time = parts[4].split(separator: ":").compactMap { Int($0) }
    guard time.count == 3, (0...23).contains(time[0]), (0...59).contains(time[1]),
      (0...60).contains(time[2])
    else { return nil }
    let seconds = time[0] * 3600 + time[1] * 60 + time[2]
    instant = Instant(milliseconds: date.dayNumber * Milliseconds.perDay + seconds * 1000)
  }
}
