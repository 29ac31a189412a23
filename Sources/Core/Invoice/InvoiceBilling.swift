import Foundation

/// Collects the raw time of each project and rate version and turns it into lines.
struct InvoiceBilling {
  let lines: [InvoiceLine]
  let noRate: [String]
  let roundedToZero: [String]

  /// One line to be: the days of a project under one rate version.
  private struct Account {
    let rate: Rate
    var days: [(date: DateOnly, milliseconds: Int)]
  }

  init(_ history: History, _ request: InvoiceRequest, today: DateOnly) {
    var accounts: [String: [Account]] = [:]
    var unrated: Set<String> = []
    for day in history.knownDays(in: request.range, upTo: today) {
      for (project, time) in Self.times(day) where time > 0 {
        guard request.projects?.contains(project) ?? true else { continue }
        guard let rate = request.rate(of: project, on: day.date) else {
          unrated.insert(project)
          continue
        }
        Self.add(day.date, time, rate, to: &accounts[project, default: []])
      }
    }
    var lines: [InvoiceLine] = []
    var dropped: Set<String> = []
    for (project, list) in accounts.sorted(by: { $0.key < $1.key }) {
      for account in list {
        if let line = Self.line(project, account, request) {
          lines.append(line)
        } else {
          dropped.insert(project)
        }
      }
    }
    self.lines = lines
    noRate = unrated.sorted()
    roundedToZero = dropped.sorted()
  }

  /// A name that came twice in a row is one project.
  private static func times(_ day: DayStat) -> [String: Int] {
    day.projects.reduce(into: [:]) { $0[$1.name, default: 0] += $1.milliseconds }
  }

  /// Days come in date order, so a new version always opens a new account.
  private static func add(
    _ date: DateOnly, _ time: Int, _ rate: Rate, to accounts: inout [Account]
  ) {
    if let last = accounts.indices.last, accounts[last].rate == rate {
      accounts[last].days.append((date, time))
    } else {
      accounts.append(Account(rate: rate, days: [(date, time)]))
    }
  }

  /// Nil where it rounds to nothing.
  private static func line(
    _ project: String, _ account: Account, _ request: InvoiceRequest
  ) -> InvoiceLine? {
    let settings = request.settings
    let rounding = HourRounding(increment: settings.increment, mode: settings.mode)
    let raw = account.days.reduce(0) { $0 + $1.milliseconds }
    let hundredths =
      switch settings.granularity {
      case .line: rounding.hundredths(raw)
      case .day: account.days.reduce(0) { $0 + rounding.hundredths($1.milliseconds) }
      }
    guard hundredths > 0, let first = account.days.first, let last = account.days.last else {
      return nil
    }
    return InvoiceLine(
      project: project, rate: account.rate, firstDay: first.date, lastDay: last.date,
      rawMilliseconds: raw, hundredths: hundredths,
      amount: Money.rounded(
        HourRounding.hours(hundredths: hundredths) * account.rate.hourly,
        currency: settings.currency, rounding: settings.rounding),
      tax: request.tax(of: project))
  }
}
