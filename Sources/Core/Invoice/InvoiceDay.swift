/// Time of one billed project on one day, for the appendix.
public struct InvoiceDay: Hashable, Sendable, Codable {
  public let date: DateOnly
  public let project: String
  public let rawMilliseconds: Int

  /// "1:15".
  public var rawText: String { InvoiceItem.clock(rawMilliseconds) }

  /// In date order, then by project.
  static func all(_ days: ArraySlice<DayStat>, billed draft: InvoiceDraft) -> [InvoiceDay] {
    let projects = Set(draft.lines.map(\.project)).sorted()
    return days.filter(\.isKnown).flatMap { day in
      projects.compactMap { project in
        let time = day.time(of: project)
        return time > 0
          ? InvoiceDay(date: day.date, project: project, rawMilliseconds: time) : nil
      }
    }
  }
}
