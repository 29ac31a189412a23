import Core

/// Everything the Projects pane draws while there is data.
public struct ProjectsContent: PaneContent {
  public let period: ProjectsPeriod
  public let isCurrent: Bool
  public let totals: ProjectTotals
  /// Most time first; those that match the filter.
  public let rows: [ProjectsRow]
  /// All projects with a rate, for the sum under the amounts.
  public let billed: InvoiceDraft
  /// Only for the running month.
  public let forecast: MonthForecast?
  /// Chosen with space.
  public let marked: Set<String>
  /// The draft of the chosen projects.
  public let builder: InvoiceBuilder?
  /// The numbers of the pane in reading order.
  public let figures: [Figure]
  /// No row at all yet.
  public let isEmpty: Bool

  /// What names are filtered by; empty: not at all.
  public let filter: String

  /// First day of the period.
  public var month: DateOnly { period.range.lowerBound }

  public var currency: String { billed.request.settings.currency }
}
