import Core
import Foundation

extension SettingsReading {
  /// A changed rate is a new version from today, or from the date that was typed; older time
  /// keeps its price (G9). An emptied one makes the project "not invoiced".
  mutating func readRate(of project: String) {
    let shown = SettingsForm.shownRate(of: project, in: form.base, today: form.today)
    noteRate(of: project, shown: shown)
    let isRateNew = form.text(.rate(project)) != (shown.map { RateText.text($0.hourly) } ?? "")
    let isDateNew = form.text(.rateFrom(project)) != (shown?.from.description ?? "")
    guard isRateNew || isDateNew else { return }
    guard
      let rate = read(.rate(project), { text throws(InputProblem) in try RateText.rate(text) })
    else { return }
    guard let hourly = rate else { return remove(project) }
    guard isDateNew || hourly != shown?.hourly else { return }
    let today = form.today
    let from =
      isDateNew && !form.text(.rateFrom(project)).isEmpty
      ? read(.rateFrom(project)) { text throws(InputProblem) in try TypedDate.date(text) } : today
    guard let from else { return }
    if hourly == 0 {
      notices[.rate(project)] = "0 means free of charge; leave empty for 'not invoiced'."
    }
    set(Rate(from: from, hourly: hourly), of: project)
  }

  private mutating func noteRate(of project: String, shown: Rate?) {
    if form.projectsWithoutData.contains(project) {
      notices[.rate(project)] = "No project of that name has data yet."
    }
  }

  private mutating func remove(_ project: String) {
    let versions = settings.rates.removeValue(forKey: project)?.count ?? 0
    if versions > 1 {
      notices[.rate(project)] = "Not invoiced: all \(versions) rates of \(project) go away."
    }
  }

  /// A version of today may be mended; an earlier or later one already has a price.
  private mutating func set(_ rate: Rate, of project: String) {
    var versions = settings.rates[project] ?? []
    if let old = versions.firstIndex(where: { $0.from == rate.from }) {
      guard rate.from == form.today || versions[old] == rate else {
        problems[.rateFrom(project)] = "Already set for that date."
        return
      }
      versions[old] = rate
    } else {
      versions.append(rate)
    }
    settings.rates[project] = versions.sorted { $0.from < $1.from }
  }
}
