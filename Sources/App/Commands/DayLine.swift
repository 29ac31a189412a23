import Core
import StatsData

/// A day as `codingfit days` prints it.
struct DayLine: Hashable {
  let date: DateOnly
  /// Milliseconds; nil for a day without a known total.
  let total: Int?
  let state: State
  let status: DayStatus
  /// The wall clock of the sessions stands in for the total.
  let isApproximate: Bool

  /// How final the day is.
  enum State: String, Hashable {
    case noData = "no data"
    case unreadable
    case zero
    case running
    case open
    case settled
  }

  init(_ date: DateOnly, in history: History, today: DateOnly) {
    let stat = history.day(date)
    self.date = date
    total = history.total(date)
    status = DayStatus(of: date, in: history, today: today)
    isApproximate = stat?.marks.contains(.totalFromSessions) == true
    state =
      switch stat?.state {
      case nil, .noRow: .noData
      case .unreadable: .unreadable
      case .zero: .zero
      case .partial: .running
      case .open: .open
      case .settled: .settled
      }
  }

  /// `2026-07-05 — 5h 39m`.
  func text(withState: Bool) -> String {
    let time = total.map { (isApproximate ? "≈" : "") + DurationText.text($0) }
    let line = "\(date) — \(time ?? state.rawValue)"
    guard withState else { return line }
    let words = [time == nil ? nil : state.rawValue, status == .unknown ? nil : status.words]
    let said = words.compactMap(\.self)
    return said.isEmpty ? line : line + " (\(said.joined(separator: ", ")))"
  }

  var json: JSONTree {
    .object([
      .init("date", .string(date.description)),
      .init("totalSeconds", total.map(Self.seconds) ?? .null),
      .init("text", total.map { .string(DurationText.text($0)) } ?? .null),
      .init("approximate", .boolean(isApproximate)), .init("state", .string(state.rawValue)),
      .init("status", .string(status.rawValue)),
    ])
  }

  /// Seconds to the millisecond.
  static func seconds(_ milliseconds: Int) -> JSONTree {
    let rest = milliseconds % 1000
    let decimals = rest == 0 ? "" : "." + String(1000 + rest).dropFirst()
    return .number("\(milliseconds / 1000)\(decimals)")
  }
}
