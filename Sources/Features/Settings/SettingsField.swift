import Core

/// Everything on the settings screen that can have the focus.
public enum SettingsField: Hashable, Sendable {
  case dailyGoal
  case weeklyGoal
  case validFrom
  case windowOn
  case windowStart
  case windowEnd
  /// 1 = Sunday … 7 = Saturday.
  case restDay(Int)
  /// A range that is set; it can only be removed.
  case dayOff(DayRange)
  case newDayOffFirst
  case newDayOffLast
  case weekStart
  case zone
  case lateFrom
  case currency
  case rounding
  case increment
  case mode
  case granularity
  case rate(String)
  case rateFrom(String)
  case theme
  case motion
  case bell
  /// Width of Greek, Cyrillic and the like.
  case ambiguous
  case accountEmail
  case accountPassword
  /// Signs in or out.
  case accountAction
  case invoice(InvoiceField)

  /// Whether the field holds text to be edited, not a choice.
  public var isText: Bool {
    switch self {
    case .dailyGoal, .weeklyGoal, .validFrom, .windowStart, .windowEnd, .newDayOffFirst,
      .newDayOffLast, .zone, .lateFrom, .currency, .rate, .rateFrom, .accountEmail,
      .accountPassword:
      true
    case .windowOn, .restDay, .dayOff, .weekStart, .rounding, .increment, .mode, .granularity,
      .theme, .motion, .bell, .ambiguous, .accountAction:
      false
    case .invoice(let field): !field.isChoice
    }
  }

  /// Whether the field holds one of several choices.
  public var isChoice: Bool {
    switch self {
    case .weekStart, .rounding, .increment, .mode, .granularity, .theme, .ambiguous: true
    case .invoice(let field): field.isChoice
    default: false
    }
  }

  /// Whether the field is about signing in: it is never saved, and never unsaved.
  public var isAccount: Bool {
    switch self {
    case .accountEmail, .accountPassword, .accountAction: true
    default: false
    }
  }

  /// How the summary names the field: "fix beacon's rate to save", "Unsaved: weekly goal".
  public var name: String {
    switch self {
    case .dailyGoal: "daily goal"
    case .weeklyGoal: "weekly goal"
    case .validFrom: "valid from"
    case .windowOn, .windowStart, .windowEnd: "window"
    case .restDay: "rest days"
    case .dayOff, .newDayOffFirst, .newDayOffLast: "days off"
    case .weekStart: "week start"
    case .zone: "time zone"
    case .lateFrom: "late start"
    case .currency: "currency"
    case .rounding: "money rounding"
    case .increment: "hour step"
    case .mode: "hour rounding"
    case .granularity: "rounding per line or day"
    case .rate(let project): "\(project) rate"
    case .rateFrom(let project): "\(project) rate's date"
    case .theme: "theme"
    case .motion: "motion"
    case .bell: "bell"
    case .ambiguous: "letter width"
    case .accountEmail: "e-mail"
    case .accountPassword: "password"
    case .accountAction: "account"
    case .invoice(let field): field.name
    }
  }
}
