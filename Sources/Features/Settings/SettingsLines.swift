import Core
import Terminal

/// The settings form as lines of a screen, top to bottom.
struct SettingsLines {
  let form: SettingsForm

  var all: [SettingsLine] {
    goals + window + rest + invoice + rates + invoiceBlocks + look + account
  }

  private var goals: [SettingsLine] {
    var daily = SettingsLine(label: "Daily goal")
    daily.add(form.field(.dailyGoal), width: 10)
    daily.hint = meaning(of: .dailyGoal, else: "0 = no daily goal")
    var weekly = SettingsLine(label: "Weekly goal")
    weekly.add(form.field(.weeklyGoal), width: 10)
    weekly.hint = weekHint
    var from = SettingsLine(label: "valid from")
    from.add(form.field(.validFrom), width: 10)
    from.hint = "past days keep their old goal"
    return [.heading("GOALS"), daily, weekly, from]
  }

  private var weekHint: String {
    let workDays = 7 - form.restDays.count
    guard let daily = try? GoalText.minutes(form.text(.dailyGoal)), daily > 0, workDays > 0 else {
      return "0 = no weekly goal"
    }
    let sum = GoalText.short(workDays * daily)
    return "\(workDays) work days × \(GoalText.short(daily)) = \(sum)"
  }

  /// What was typed, as it was understood: "4" is four minutes, not hours.
  private func meaning(of field: SettingsField, else hint: String) -> String {
    let text = form.text(field)
    guard let minutes = try? GoalText.minutes(text), minutes > 0, text != GoalText.text(minutes)
    else { return hint }
    return "= \(GoalText.text(minutes))"
  }

  private var window: [SettingsLine] {
    var line = SettingsLine(label: "Start – end")
    line.addBox("on", isOn: form.windowOn, for: .windowOn)
    if form.windowOn {
      line.add("  ")
      line.add(form.field(.windowStart), width: 5)
      line.add(" – ")
      line.add(form.field(.windowEnd), width: 5)
      line.hint = "22:00–02:00 is allowed"
    } else {
      line.hint = "no working window"
    }
    return [.heading("WORKING WINDOW"), line]
  }

  private var rest: [SettingsLine] {
    var days = SettingsLine(label: "Rest days")
    for (index, day) in SettingsForm.weekdays.enumerated() {
      if index > 0 { days.add(" ") }
      days.addBox(Self.weekdayNames[day - 1], isOn: form.restDays.contains(day), for: .restDay(day))
    }
    var week = SettingsLine(label: "Week starts")
    week.addChoice(
      form.weekStarts.map { (Self.longNames[$0 - 1], $0 == form.weekStart) }, for: .weekStart)
    var zone = SettingsLine(label: "Time zone")
    zone.add(form.field(.zone), width: 20)
    zone.hint = form.text(.zone).isEmpty ? "in use: \(form.zoneInUse)" : "for rows that name none"
    var late = SettingsLine(label: "Late from")
    late.add(form.field(.lateFrom), width: 5)
    late.hint = "until 04:00 counts as late"
    return [.heading("REST"), days] + daysOff + [week, zone, late]
  }

  private var daysOff: [SettingsLine] {
    var lines = form.daysOff.enumerated().map { index, range in
      var line = SettingsLine(label: index == 0 ? "Days off" : "")
      line.add(DateText.long(range), .text, for: .dayOff(range))
      line.hint = range.count == 1 ? "1 day" : "\(range.count) days"
      return line
    }
    var new = SettingsLine(label: lines.isEmpty ? "Days off" : "")
    new.add(form.field(.newDayOffFirst), width: 10)
    new.add(" – ")
    new.add(form.field(.newDayOffLast), width: 10)
    new.hint = "+ add"
    lines.append(new)
    return lines
  }

  private var invoice: [SettingsLine] {
    var money = SettingsLine(label: "Currency")
    money.add(form.field(.currency), width: 3)
    money.add("   rounding ")
    money.addChoice(
      [
        ("half up", form.invoice.rounding == .halfUp),
        ("half even", form.invoice.rounding == .halfEven),
      ], for: .rounding)
    var step = SettingsLine(label: "Hours")
    step.addChoice(
      HourIncrement.allCases.map {
        ($0 == .exact ? "0.01 h" : $0.rawValue, $0 == form.invoice.increment)
      }, for: .increment)
    step.add(" min")
    var way = SettingsLine(label: "Rounded")
    way.addChoice(
      RoundingMode.allCases.map { ($0.rawValue, $0 == form.invoice.mode) }, for: .mode)
    way.add("   per ")
    way.addChoice(
      Granularity.allCases.map { ($0.rawValue, $0 == form.invoice.granularity) },
      for: .granularity)
    return [.heading("INVOICE"), money, step, way]
  }

  private var rates: [SettingsLine] {
    let width = min(20, form.projects.map { TextWidth.columns(of: $0) }.max() ?? 0)
    return form.projects.enumerated().map { index, project in
      var line = SettingsLine(label: index == 0 ? "Rates" : "")
      let name = Ellipsis.pad(Ellipsis.fit(project, columns: width), columns: width)
      line.add(name + " ", .text, for: .rate(project))
      line.add(form.field(.rate(project)), width: 10)
      line.add(" from ")
      line.add(form.field(.rateFrom(project)), width: 10)
      line.hint = rateHint(project)
      return line
    }
  }

  private var account: [SettingsLine] {
    switch form.account {
    case .notPossible: []
    case .signedOut: [.heading("ACCOUNT"), accountLine("Not signed in")] + signIn
    case .ended(let email):
      [.heading("ACCOUNT"), accountLine("The session of \(email) has ended")] + signIn
    case .signedIn(let email, let pending, let problem):
      [.heading("ACCOUNT"), accountLine("Signed in as \(email)")]
        + (pending > 0 ? [waiting(pending)] : [])
        + (problem.map { [accountLine($0.message)] } ?? []) + [action("Sign out")]
    }
  }

  private func waiting(_ count: Int) -> SettingsLine {
    accountLine("\(count) \(count == 1 ? "change" : "changes") saved here, not yet sent")
  }

  private func accountLine(_ text: String) -> SettingsLine {
    var line = SettingsLine(label: "")
    line.add(text, .text)
    return line
  }

  private var signIn: [SettingsLine] {
    var email = SettingsLine(label: "E-mail")
    email.add(form.field(.accountEmail), width: 28)
    var password = SettingsLine(label: "Password")
    password.add(form.field(.accountPassword), width: 28)
    return [email, password, action("Sign in")]
  }

  private func action(_ text: String) -> SettingsLine {
    var line = SettingsLine(label: "")
    line.addButton(text, for: .accountAction)
    return line
  }

  private func rateHint(_ project: String) -> String {
    if form.text(.rate(project)).isEmpty { return "not invoiced" }
    let versions = form.base.rates[project] ?? []
    if let next = versions.first(where: { $0.from > form.today }) {
      return "then \(RateText.text(next.hourly)) from \(next.from)"
    }
    return versions.count > 1 ? "\(versions.count) rates so far" : ""
  }

  private var look: [SettingsLine] {
    var theme = SettingsLine(label: "Theme")
    theme.addChoice(
      ThemeChoice.allCases.map {
        ($0.rawValue.replacing("-", with: " "), $0 == form.look.theme)
      }, for: .theme)
    var motion = SettingsLine(label: "Motion, bell")
    motion.addBox("motion", isOn: form.look.hasMotion, for: .motion)
    motion.add(" ")
    motion.addBox("bell", isOn: form.look.ringsBell, for: .bell)
    var width = SettingsLine(label: "Letters")
    width.addChoice(
      [("narrow", !form.look.hasWideLetters), ("wide", form.look.hasWideLetters)],
      for: .ambiguous)
    width.hint = "Greek, Cyrillic in your terminal"
    return [.heading("LOOK"), theme, motion, width]
  }

  private static let weekdayNames = ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"]
  private static let longNames = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
}
