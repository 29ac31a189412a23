extension InvoiceSettings {
  /// How raw time becomes hours: "rounded to 0.25 h, up, per day".
  public var words: String {
    let step =
      switch increment {
      case .exact: "0.01 h"
      case .sixMinutes: "0.1 h"
      case .quarterHour: "0.25 h"
      case .halfHour: "0.5 h"
      case .hour: "1 h"
      }
    let way =
      switch mode {
      case .nearest: "to the nearest"
      case .up: "up to a full"
      case .down: "down to a full"
      }
    let part = granularity == .day ? "each project and day" : "each line"
    return "Hours of \(part) rounded \(way) \(step)."
  }
}
