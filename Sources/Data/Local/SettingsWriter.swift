import Core
import Foundation

/// Puts settings into a tree, beside whatever else is in it.
enum SettingsWriter {
  static func write(_ settings: Settings, to tree: inout JSONTree) {
    tree["format"] = .int(SettingsFile.format)
    tree["goals"] = .array(settings.goals.map(goal))
    tree["daysOff"] = .array(
      settings.daysOff.map {
        .object([
          .init("from", .string($0.first.description)), .init("to", .string($0.last.description)),
        ])
      })
    tree["weekStart"] = .int(settings.weekStart)
    tree["zone"] = settings.zone.map { .string($0) } ?? .null
    tree["lateFromMinute"] = .int(settings.lateFromMinute)
    tree["aiCategories"] = .array(settings.aiCategories.map { .string($0) })
    tree["rates"] = .object(
      settings.rates.sorted { $0.key < $1.key }.map { .init($0.key, .array($0.value.map(rate))) })
    var invoice = tree["invoice"] ?? .object([])
    if invoice.members == nil { invoice = .object([]) }
    write(settings.invoice, to: &invoice)
    tree["invoice"] = invoice
    var look = tree["look"] ?? .object([])
    if look.members == nil { look = .object([]) }
    look["theme"] = .string(settings.look.theme.rawValue)
    look["motion"] = .boolean(settings.look.hasMotion)
    look["bell"] = .boolean(settings.look.ringsBell)
    look["ambiguousWidth"] = .string(settings.look.hasWideLetters ? "wide" : "narrow")
    tree["look"] = look
  }

  private static func goal(_ goal: GoalConfig) -> JSONTree {
    .object([
      .init("from", .string(goal.from.description)),
      .init("dailyGoalMinutes", .int(goal.dailyGoalMinutes)),
      .init("weeklyGoalMinutes", .int(goal.weeklyGoalMinutes)),
      .init("windowStartMinute", .int(goal.windowStartMinute)),
      .init("windowEndMinute", .int(goal.windowEndMinute)),
      .init("restDays", .array(goal.restDays.sorted().map { .int($0) })),
    ])
  }

  /// Money as text: a number would pass through binary fractions elsewhere.
  private static func rate(_ rate: Rate) -> JSONTree {
    .object([
      .init("from", .string(rate.from.description)), .init("hourly", .string("\(rate.hourly)")),
    ])
  }

  private static func write(_ invoice: InvoiceSettings, to tree: inout JSONTree) {
    tree["currency"] = .string(invoice.currency)
    tree["rounding"] = .string(invoice.rounding.rawValue)
    tree["increment"] = .string(invoice.increment.rawValue)
    tree["mode"] = .string(invoice.mode.rawValue)
    tree["granularity"] = .string(invoice.granularity.rawValue)
    InvoiceWriter.write(invoice.details, to: &tree)
  }
}
