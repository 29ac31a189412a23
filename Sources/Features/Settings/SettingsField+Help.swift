extension SettingsField {
  /// What is to be fixed: "beacon's rate", "the daily goal".
  var possessive: String {
    switch self {
    case .rate(let project): "\(project)'s rate"
    case .rateFrom(let project): "the date of \(project)'s rate"
    case .validFrom: "the date the goals are valid from"
    default: "the \(name)"
    }
  }

  /// What the field means, in a sentence or two.
  public var help: String {
    switch self {
    case .dailyGoal: "Coding time to reach on every work day: 4h, 4h 30m, 4:30 or 270. 0 = none."
    case .weeklyGoal: "Coding time to reach in a week; all seven days count towards it. 0 = none."
    case .validFrom: "First day of the goals, window and rest days. Days before it keep theirs."
    case .windowOn: "The hours you mean to work. Space turns the window off or on."
    case .windowStart: "When the window opens, 00:00 to 23:59."
    case .windowEnd: "When it closes, up to 24:00. Before the start: it crosses midnight."
    case .restDay: "Days without a goal. They neither break nor extend a streak."
    case .dayOff: "Holidays and leave: neutral to streaks, off the week goal. x removes this one."
    case .newDayOffFirst: "First day off, like 2026-07-12. Enter adds the range to the list."
    case .newDayOffLast: "Last day off; empty for a single day. At most 90 days at once."
    case .weekStart: "First day of the week in every sum, chart and goal. Space goes on."
    case .zone: "For rows that name no zone, like Europe/Berlin. Empty: this machine's."
    case .lateFrom: "Coding from this time until 04:00 counts as late, like 22:00."
    case .currency: "Three letters, printed on the invoice."
    case .rounding: "Which way half of the smallest coin goes."
    case .increment: "Billed hours are rounded to this step. Exact multiples never move."
    case .mode: "Which way billed hours are rounded."
    case .granularity: "Round the sum of an invoice line, or each day of a project on its own."
    case .rate: "Price of an hour. 0 = free of charge, empty = not invoiced."
    case .theme:
      "The colours, shown at once; auto asks the terminal whether it is dark. Ctrl-S keeps them."
    case .motion: "The rings' sweep at the start, today's total when it changes, and the spinner."
    case .bell: "Ring the terminal's bell once, when today's goal is reached while this is open."
    case .ambiguous:
      "Wide if your terminal gives Greek and Cyrillic letters two columns; ASCII frames then."
    case .accountEmail: "The address of your account in the Supabase project."
    case .accountPassword: "Never stored. For a mailed code instead: codingfit login --code."
    case .accountAction: "Signed in, your settings follow you to your other machines."
    case .rateFrom: "First day of a changed rate: today unless you give a date."
    case .invoice(let field): field.help
    }
  }
}
