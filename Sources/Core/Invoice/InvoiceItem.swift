import Foundation

/// A printed line: one project under one rate (BG-25).
public struct InvoiceItem: Hashable, Sendable, Codable {
  public let project: String
  public let first: DateOnly
  public let last: DateOnly
  public let rawMilliseconds: Int
  /// Billed hours in hundredths.
  public let hundredths: Int
  public let hourly: Decimal
  public let amount: Decimal
  /// Nil: no rate and no reason given for that.
  public let category: TaxCategory?
  /// Percent; 0 for every category but the standard one.
  public let taxRate: Decimal
  /// Why it is not taxed; empty where it is.
  public let reason: String

  init(_ line: InvoiceLine, details: InvoiceDetails) {
    project = line.project
    first = line.firstDay
    last = line.lastDay
    rawMilliseconds = line.rawMilliseconds
    hundredths = line.hundredths
    hourly = line.rate.hourly
    amount = line.amount
    taxRate = line.tax ?? 0
    category = line.tax.map { $0 == 0 ? .zeroRated : .standard } ?? details.untaxed
    let usual = category?.usualReason ?? ""
    let isNamed = category?.needsReason == true && !details.untaxedReason.isEmpty
    reason = isNamed ? details.untaxedReason : usual
  }

  /// "1.25".
  public var hours: String { HourRounding.text(hundredths: hundredths) }

  /// "1:15", hours and whole minutes as they were measured.
  public var rawText: String { Self.clock(rawMilliseconds) }

  static func clock(_ milliseconds: Int) -> String {
    let minutes = milliseconds / Milliseconds.perMinute
    return "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
  }
}
