import Core

/// A day of a `summaries` answer: its date and its object's text without `dependencies`, which are
/// most of its bytes and of no use.
package struct WakaTimeDay: Sendable, Equatable {
  package let date: DateOnly
  package let payload: String
  package let milliseconds: Int

  /// Every day of the range, in order; nil where one is missing, doubled or without a total, for
  /// then the answer is not complete and none of it may be kept.
  static func days(of body: [UInt8], range: ClosedRange<DateOnly>) -> [WakaTimeDay]? {
    do throws(JSONFault) {
      guard let list = try JSONScanner.members(of: body).last(where: { $0.name == "data" }) else {
        return nil
      }
      let elements = try JSONScanner.elements(of: body, in: list.value)
      let dates = try elements.map { element throws(JSONFault) in try date(of: element, in: body) }
      let wanted = Array(range)
      // Wakapi writes the present moment into every day's range: there the order tells the dates.
      let hasDates = dates.contains { $0.map(range.contains) ?? false }
      let named = hasDates ? dates : wanted.map { $0 }
      guard elements.count == wanted.count, named.compactMap({ $0 }).sorted() == wanted else {
        return nil
      }
      var days: [WakaTimeDay] = []
      for (element, date) in zip(elements, named) {
        guard let date, let day = try day(date, element, in: body) else { return nil }
        days.append(day)
      }
      return days.sorted { $0.date < $1.date }
    } catch {
      return nil
    }
  }

  /// The text of the `data` list of a `durations` answer; nil where there is none.
  static func sessions(of body: [UInt8]) -> String? {
    do throws(JSONFault) {
      let members = try JSONScanner.members(of: body)
      guard let list = members.last(where: { $0.name == "data" }) else { return nil }
      for entry in try JSONScanner.elements(of: body, in: list.value) {
        let tree = try JSONTree(parsing: Array(body[entry]))
        guard tree["time"]?.isNumber == true, tree["duration"]?.isNumber == true else {
          return nil
        }
      }
      return JSONScanner(body).text(list.value)
    } catch {
      return nil
    }
  }

  private static func date(
    of element: Range<Int>, in body: [UInt8]
  ) throws(JSONFault) -> DateOnly? {
    guard
      let range = try JSONScanner.members(of: body, in: element).last(where: { $0.name == "range" })
    else { return nil }
    let tree = try JSONTree(parsing: Array(body[range.value]))
    return tree["date"]?.string.flatMap { DateOnly($0) }
  }

  private static func day(
    _ date: DateOnly, _ element: Range<Int>, in body: [UInt8]
  ) throws(JSONFault) -> WakaTimeDay? {
    let scanner = JSONScanner(body)
    let members = try JSONScanner.members(of: body, in: element).filter {
      $0.name != "dependencies"
    }
    guard let total = members.last(where: { $0.name == "grand_total" }),
      case .number(let text)? = try JSONTree(parsing: Array(body[total.value]))["total_seconds"],
      let milliseconds = Double(text).flatMap({ Milliseconds.rounding(seconds: $0) })
    else { return nil }
    let parts = members.map { (name: $0.name, text: scanner.text($0.value)) }
    return WakaTimeDay(
      date: date, payload: RowPage.object(parts.map { ($0.name, $0.text) }),
      milliseconds: milliseconds)
  }
}

extension JSONTree {
  var isNumber: Bool {
    if case .number = self { true } else { false }
  }
}
