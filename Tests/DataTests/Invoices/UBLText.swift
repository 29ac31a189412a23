import Core
import Foundation

/// The elements of a UBL file, as a reader without our types finds them.
struct UBLText {
  let text: String

  /// The texts of all elements of a name.
  func all(_ name: String) -> [String] {
    text.components(separatedBy: "<\(name)").dropFirst().compactMap { rest in
      guard rest.first == ">" || rest.first == " ", let start = rest.firstIndex(of: ">"),
        let end = rest.range(of: "</\(name)>")
      else { return nil }
      return String(rest[rest.index(after: start)..<end.lowerBound])
    }
  }

  func decimals(_ name: String) -> [Decimal] {
    all(name).compactMap { Money.decimal($0, allowsNegative: true) }
  }

  /// The rules of EN 16931's arithmetic that are broken. BR-CO-11 and -12 are about allowances and
  /// charges, which must not occur at all then.
  func brokenRules(_ currency: String, _ rounding: MoneyRounding) -> [String] {
    let totals = UBLText(text: all("cac:LegalMonetaryTotal").first ?? "")
    func total(_ name: String) -> Decimal? { totals.decimals("cbc:" + name).first }
    let net = all("cac:InvoiceLine")
      .flatMap { UBLText(text: $0).decimals("cbc:LineExtensionAmount") }.reduce(0, +)
    let tax = decimals("cbc:TaxAmount").first
    let parts = all("cac:TaxSubtotal").map(UBLText.init)
    let taxes = parts.flatMap { $0.decimals("cbc:TaxAmount") }
    var broken: [String] = []
    if total("LineExtensionAmount") != net { broken.append("BR-CO-10") }
    if text.contains("AllowanceCharge") || text.contains("AllowanceTotal") {
      broken.append("BR-CO-11, -12")
    }
    if total("TaxExclusiveAmount") != net { broken.append("BR-CO-13") }
    if taxes.reduce(0, +) != tax { broken.append("BR-CO-14") }
    if total("TaxInclusiveAmount") != net + (tax ?? -1) { broken.append("BR-CO-15") }
    if total("PayableAmount") != total("TaxInclusiveAmount") { broken.append("BR-CO-16") }
    let wrong = parts.filter { part in
      let base = part.decimals("cbc:TaxableAmount").first ?? -1
      // BR-O-05: what is outside VAT names no rate.
      let percent = part.decimals("cbc:Percent").first ?? 0
      let exact = Money.rounded(base * percent / 100, currency: currency, rounding: rounding)
      return part.decimals("cbc:TaxAmount").first != exact
    }
    if !wrong.isEmpty { broken.append("BR-CO-17") }
    return broken
  }
}
